-- Delivery of the outbox (src/store/callback-queue.ts).
alter table callback
  -- Tries since it was written or last sent again; the log in tries goes on over all of them.
  add column attempt integer not null default 0,
  -- True: due, and nobody is trying it. Due rows are found by this flag and not by their time, so that those who wait for
  -- a retry, or are being tried, cost those who look for work nothing.
  add column ready boolean not null default true,
  -- The receiver. Derived here, so that whoever writes a row cannot get it wrong.
  add column origin text collate "C" not null
    generated always as (coalesce(lower(substring(url from '^[A-Za-z]+://[^/?#\\]+')), url)) stored,
  alter column tries drop default,
  alter column tries type jsonb using tries::jsonb,
  alter column tries set default '[]';

-- Pending and not ready: being tried until due_at (then its process is dead), or waiting for its retry at due_at.
drop index callback_due;
create index callback_waiting on callback (due_at) where state = 'pending' and not ready;
create index callback_ready on callback (account_id, origin, id) where state = 'pending' and ready;
-- What a task's final callback waits for.
create index callback_before_final on callback (task_id) where event = 'processing' and state = 'pending';
