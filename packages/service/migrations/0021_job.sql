-- A job says that its task is to be done, and when: from its admission to its end, except while a film waits for its parts.
-- Whether a worker has the task is in task.worker_id alone. The key is the only index, because claims start from
-- task_ready and look jobs up by task; so a new due date changes no index. Like other hot tables it has no foreign key.
create table job (
  task_id bigint primary key,
  -- How often it was put back; the delay grows with it.
  tries integer not null default 0,
  due_at timestamptz not null
);

-- Older versions kept their jobs with pg-boss, whose ids are UUIDs with the task's id in the low half. The lock waits for
-- transactions of processes of such a version; their later ones fail as a whole.
do $$
begin
  if to_regclass('pgboss.job') is null then
    return;
  end if;
  lock table pgboss.job in access exclusive mode;
  insert into job (task_id, tries, due_at)
  select ('x' || right(replace(id::text, '-', ''), 16))::bit(64)::bigint, retry_count, greatest(created_on, start_after)
  from pgboss.job where name = 'task' and state in ('created', 'retry', 'active');
  drop schema pgboss cascade;
end
$$;
