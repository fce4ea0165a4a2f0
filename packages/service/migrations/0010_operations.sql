-- What kind of customer an account is, in the operator's word: metrics tell accounts apart by it, and by nothing else of them.
alter table account add column class text not null default 'standard' check (length(class) between 1 and 32);

-- The W3C trace context in which a task was created, and in which its callbacks are sent; null where traces are off.
alter table task add column traceparent text;
alter table callback add column traceparent text;
