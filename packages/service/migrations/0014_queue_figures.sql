-- With what a task makes, so that those that wait are counted from the index alone (src/store/queue-figures.ts): a million of
-- them lie on 400 MB of pages, and on 37 MB of this.
drop index task_waiting;
create index task_waiting on task (account_id, id) include (type) where state = 'queueing' and not admitted and not off_peak;
drop index task_waiting_off_peak;
create index task_waiting_off_peak on task (account_id, id) include (type) where state = 'queueing' and not admitted and off_peak;
