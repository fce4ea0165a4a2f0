-- step and callback in months, by the id that begins with the time (src/store/months). What is there becomes the one partition
-- that takes every id: nothing is copied and nothing read, since a column that is never null is all that it has to prove. The first
-- chore closes it. There is no default partition: with one PostgreSQL would not read months in the order of ids.
alter table step rename to step_first;
alter index step_pkey rename to step_first_pkey;
drop trigger step_files on step_first;
create table step (like step_first including all) partition by range (task_id);
alter table step add foreign key (task_id) references task;
alter table step attach partition step_first for values from (minvalue) to (maxvalue);
create trigger step_files after insert on step for each row
  when (position('blob":"' in new.result::text) > 0) execute function step_makes_files();

alter table callback rename to callback_first;
alter index callback_pkey rename to callback_first_pkey;
alter index callback_by_state rename to callback_first_by_state;
alter index callback_of_task rename to callback_first_of_task;
alter index callback_waiting rename to callback_first_waiting;
alter index callback_ready rename to callback_first_ready;
alter index callback_before_final rename to callback_first_before_final;
alter index callback_of_account rename to callback_first_of_account;
create table callback (like callback_first including defaults including generated including constraints including storage) partition by range (id);
alter table callback
  add primary key (id),
  add foreign key (task_id) references task,
  add foreign key (account_id) references account;
create index callback_by_state on callback (state, id desc);
create index callback_of_task on callback (task_id, id);
create index callback_waiting on callback (due_at) where state = 'pending' and not ready;
create index callback_ready on callback (account_id, origin, id) where state = 'pending' and ready;
create index callback_before_final on callback (task_id) where event = 'processing' and state = 'pending';
create index callback_of_account on callback (account_id, id desc);
alter table callback attach partition callback_first for values from (minvalue) to (maxvalue);
