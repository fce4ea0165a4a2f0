-- Brief work (src/tasks/lane-for.ts: a sentence, a picture, the shortest clips) has a slot of its account beside the ordinary
-- ones, so that it does not wait for films of the same account. account.running counts the ordinary slots in use, running_brief
-- the one for brief work; a task holds one or the other.
alter table account add column running_brief integer not null default 0 check (running_brief >= 0);
alter table task
  add column brief boolean not null default false,
  add column holds_brief_slot boolean not null default false;

update task set brief = true where state in ('created', 'queueing') and lane in ('quick', 'short');

create index task_waiting_brief on task (account_id, id) where state = 'queueing' and not admitted and not off_peak and brief;
