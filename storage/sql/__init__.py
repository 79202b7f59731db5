"""What is SQL for every database: operations as statements, questions, and the queue of works."""
