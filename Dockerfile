# Built from locked packages; runs as a plain user; the games are saved in the volume /data.
#   docker build --tag djehuty .
#   docker run --env BOT_TOKEN --volume djehuty:/data djehuty

FROM python:3.11-slim AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
WORKDIR /src
COPY requirements/build.lock requirements/run.lock requirements/
RUN python -m venv /opt/build && /opt/build/bin/pip install --require-hashes -r requirements/build.lock
RUN python -m venv /opt/djehuty && /opt/djehuty/bin/pip install --require-hashes -r requirements/run.lock
COPY pyproject.toml README.md LICENSE ./
COPY games games
COPY opponents opponents
COPY render render
COPY storage storage
COPY cards cards
COPY arena arena
COPY bot bot
COPY playground playground
RUN /opt/build/bin/pip wheel --no-deps --no-build-isolation --no-index --wheel-dir /opt/wheels .
RUN /opt/djehuty/bin/pip install --no-deps --no-index /opt/wheels/*.whl

FROM python:3.11-slim
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin djehuty && mkdir /data && chown djehuty /data
COPY --from=build /opt/djehuty /opt/djehuty
ENV PATH=/opt/djehuty/bin:$PATH PYTHONUNBUFFERED=1 DATABASE_URL=sqlite:////data/djehuty.db LOG_FORMAT=json
USER djehuty
WORKDIR /data
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=90s CMD ["djehuty", "health"]
ENTRYPOINT ["djehuty"]
CMD ["serve"]
