-- Entries of the ledger that are no longer kept one by one, summed up by account, month and kind. The sums over both equal
-- the account's row, as those over the ledger did alone.
create table ledger_month (
  account_id bigint not null,
  -- The first of the month, in UTC.
  month date not null,
  kind text not null,
  credits bigint not null,
  held bigint not null,
  entries bigint not null,
  primary key (account_id, month, kind)
);

-- Nothing is changed or taken out of it, but by the one statement that sums up, which says so for its transaction.
create or replace function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('kinora.sums_up_ledger', true) = 'yes' then
    return null;
  end if;
  raise exception 'the ledger is append-only' using errcode = 'KN002';
end
$$;
