-- How much work a task is, as far as can be told before it begins: `free` takes no render slot to begin with (films, which
-- mostly wait for their parts), `quick` and `short` have a share of their own, `long` is everything else. Whoever takes work
-- chooses among accounts, lane by lane; so do those who look for tasks without a job.
alter table task add column lane text not null default 'long' check (lane in ('free', 'quick', 'short', 'long'));

update task film set lane = 'free'
where state in ('created', 'queueing', 'processing') and exists (select 1 from task part where part.parent_id = film.id);

-- The same rows: one index is enough for both.
drop index task_unattended;
create index task_ready on task (lane, account_id, id) where admitted and worker_id is null and state in ('queueing', 'processing');
