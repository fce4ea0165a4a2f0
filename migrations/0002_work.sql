-- Doing the work. A task that has a slot of its account (admitted) has a job; worker_id names the worker whose attempt is
-- the current one. Liveness is a session's advisory lock on that id, so a worker that is killed is noticed at once.
alter table task
  add column admitted boolean not null default false,
  add column worker_id bigint,
  add column started_at timestamptz;

update task set state = 'queueing' where state = 'created';

create index task_waiting on task (account_id, id) where state = 'queueing' and not admitted and not off_peak;
create index task_waiting_off_peak on task (id) where state = 'queueing' and not admitted and off_peak;
create index task_admitted on task (id) where admitted and state in ('queueing', 'processing');
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
