-- A made file by its id, for requests that go on from one (src/store/tasks/find-creation.ts). Tasks make one file each.
create index task_creation on task ((result #>> '{creations,0,id}')) where result is not null;
