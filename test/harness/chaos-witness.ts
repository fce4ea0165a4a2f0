import { setTimeout as sleep } from 'node:timers/promises'
import { BRIEF_SLOTS } from '../../packages/service/src/store/tasks/task-row.ts'
import type { Database } from '../../packages/service/src/store/pool.ts'

// Triggers that record what happens in the same transaction, so that no move and no excess is missed. An account's row
// is locked by every change of its numbers, so its trigger sees the final values.
const WITNESSES = `
create table chaos_move (id bigserial primary key, task_id bigint not null, was text, became text not null);
create table chaos_excess (account_id bigint not null, what text not null);
create table chaos_remade (task_id bigint not null, what text not null);

create function chaos_see_move() returns trigger language plpgsql as $$
begin
  insert into chaos_move (task_id, was, became)
  values (new.id, case when tg_op = 'UPDATE' then old.state end, new.state);
  return null;
end
$$;
create trigger chaos_inserted after insert on task for each row execute function chaos_see_move();
create trigger chaos_moved after update of state on task for each row
  when (old.state is distinct from new.state) execute function chaos_see_move();

create function chaos_see_remade() returns trigger language plpgsql as $$
begin
  insert into chaos_remade values (new.id, 'attempt ' || old.attempt || ' to ' || new.attempt);
  return null;
end
$$;
create trigger chaos_remade after update on task for each row
  when (old.state = 'success' and (old.attempt <> new.attempt or old.result::text is distinct from new.result::text))
  execute function chaos_see_remade();

create function chaos_see_account() returns trigger language plpgsql as $$
begin
  if new.running > new.max_running or new.running_brief > ${BRIEF_SLOTS} then
    insert into chaos_excess values (new.id, new.running || ' and ' || new.running_brief || ' run of ' || new.max_running);
  end if;
  return null;
end
$$;
create trigger chaos_account after update on account for each row execute function chaos_see_account();`

export const installWitnesses = (db: Database): Promise<unknown> => db.query({ text: WITNESSES })

// Running tasks by their state beside the counted ones, and unfinished tasks. A film counts as one, however many of its
// parts run.
const SAMPLE = {
  name: 'chaos-sample',
  text: `select a.id, a.running, a.max_running, a.unfinished,
                (select count(*)::int from task t
                 where t.account_id = a.id and t.state = 'processing' and t.parent_id is null) as processing,
                (select count(distinct t.parent_id)::int from task t
                 where t.account_id = a.id and t.state not in ('success', 'failed')) as films
         from account a`,
}

type Sample = {
  id: string
  running: number
  max_running: number
  unfinished: number
  processing: number
  films: number
}

export type Sampler = {
  samples(): number
  /** Tasks of an account that are not final, as of the last look. */
  unfinished(accountId: string): number
  /** Films of an account of which a part is not final. */
  films(accountId: string): number
  /** Accounts that had more in work than they may, as seen from outside. */
  excess: string[]
  /** The most that ran, by account. */
  most: Map<string, { most: number; limit: number }>
  stop(): Promise<void>
}

const SAMPLE_EVERY_MS = 50

/** Samples every account all the time; an unavailable database is sampled again later. */
export function startSampling(db: Database): Sampler {
  const excess: string[] = []
  const most: Sampler['most'] = new Map()
  let samples = 0
  const unfinished = new Map<string, number>()
  const films = new Map<string, number>()
  let stopped = false

  const look = async (): Promise<void> => {
    const rows = await db.query<Sample>(SAMPLE)
    samples += 1
    for (const row of rows) {
      const { id, running, processing, max_running } = row
      unfinished.set(id, row.unfinished)
      films.set(id, row.films)
      const limit = max_running + BRIEF_SLOTS
      if (running > max_running || processing > limit)
        excess.push(`account ${id}: ${running} counted of ${max_running}, ${processing} in work of ${limit}`)
      most.set(id, { most: Math.max(most.get(id)?.most ?? 0, processing), limit })
    }
  }
  const looking = (async () => {
    while (!stopped) {
      await look().catch(() => {})
      await sleep(SAMPLE_EVERY_MS)
    }
  })()
  return {
    samples: () => samples,
    unfinished: accountId => unfinished.get(accountId) ?? 0,
    films: accountId => films.get(accountId) ?? 0,
    excess,
    most,
    async stop() {
      stopped = true
      await looking
    },
  }
}
