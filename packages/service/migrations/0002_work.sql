-- Doing the work. An admitted task has a job: it holds a slot of its account, or it is a part that its film waits for
-- (awaited) and runs under the film's slot. worker_id names the worker whose attempt is the current one. Liveness is a session's advisory lock on that id, so a worker that is killed is noticed at once.
alter table task
  add column admitted boolean not null default false,
  add column holds_slot boolean not null default false,
  add column awaited boolean not null default false,
  -- Attempts that failed or died with their worker; attempts that merely waited for parts are not among them.
  add column failures integer not null default 0,
  add column worker_id bigint,
  add column started_at timestamptz;

update task set state = 'queueing' where state = 'created';

create index task_waiting on task (account_id, id) where state = 'queueing' and not admitted and not off_peak;
create index task_waiting_off_peak on task (account_id, id) where state = 'queueing' and not admitted and off_peak;
create index task_unattended on task (id) where admitted and worker_id is null and state in ('queueing', 'processing');
create index task_at_work on task (worker_id) where state = 'processing';
create index task_off_peak_age on task (created_at) where off_peak and state in ('queueing', 'processing');

-- Results of a plan's finished steps: a restarted attempt goes on after the last of them.
create table step (
  task_id bigint not null references task,
  name text not null,
  result json not null,
  attempt integer not null,
  made_at timestamptz not null,
  primary key (task_id, name)
);
