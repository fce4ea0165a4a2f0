-- What a step holds, for those that are looked up by it (src/store/work/steps.ts): '' or 'shots', an engine's reading of an
-- order. Until now the end of its name told.
alter table step add column kind text not null default '';
update step set kind = 'shots' where right(name, 6) = ' shots';
