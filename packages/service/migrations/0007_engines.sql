-- What engines were given and what it cost, by day (UTC): shown to operators, and held against what a day may cost
-- (src/engines/routing). Names come from the operator's file alone.
create table engine_day (
  engine text not null,
  day date not null,
  orders bigint not null default 0,
  spent double precision not null default 0,
  ambiguous bigint not null default 0,
  failed bigint not null default 0,
  primary key (engine, day)
);
