# Built from locked packages; runs as a plain user; the games are saved in the volume /data.
# What only developers and players of the playground need is left out (docs/decisions/0049).
# `make image` builds it and plays a game in it.

FROM python:3.11-slim AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
WORKDIR /src
COPY requirements/build.lock requirements/run.lock requirements/
RUN python -m venv /opt/build && /opt/build/bin/pip install --require-hashes -r requirements/build.lock
RUN python -m venv --without-pip /opt/djehuty && /opt/build/bin/pip --python /opt/djehuty/bin/python install --require-hashes -r requirements/run.lock
# Of the languages of the world those that the bot speaks, and the root that each rests on.
RUN find /opt/djehuty/lib/python*/site-packages/babel/locale-data -type f ! -name en.dat ! -name ru.dat ! -name pt.dat ! -name ar.dat ! -name root.dat -delete
COPY pyproject.toml README.md LICENSE ./
COPY games games
COPY opponents opponents
COPY render render
COPY storage storage
COPY cards cards
COPY bot bot
RUN /opt/build/bin/pip wheel --no-deps --no-build-isolation --no-index --wheel-dir /opt/wheels .
RUN /opt/build/bin/pip --python /opt/djehuty/bin/python install --no-deps --no-index /opt/wheels/*.whl

FROM python:3.11-slim
# Nothing is installed in it any more, so what the base has for that goes, too.
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin djehuty && mkdir /data && chown djehuty /data && rm -rf /usr/local/lib/python3.11/site-packages/* /usr/local/bin/pip*
COPY --from=build /opt/djehuty /opt/djehuty
ENV PATH=/opt/djehuty/bin:$PATH PYTHONUNBUFFERED=1 DATABASE_URL=sqlite:////data/djehuty.db LOG_FORMAT=json
USER djehuty
WORKDIR /data
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=90s CMD ["djehuty", "health"]
ENTRYPOINT ["djehuty"]
CMD ["serve"]
