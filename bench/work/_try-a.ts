import { setStage } from '/work/main/bench/work/stage.ts'
import { addCallers, withClient } from '/work/main/bench/api/fill.ts'
import { runRound } from '/work/main/bench/api/run-round.ts'
import { cpuSecondsOfServer } from '/work/main/bench/api/cpu-time.ts'
import { createPool } from '/work/main/src/store/pool.ts'
import { migrate } from '/work/main/src/store/migrate.ts'
import { silentLog } from '/work/main/test/harness/test-cluster.ts'
const stage = await setStage()
try {
  const place = await stage.addPlace('tasks'), bare = await stage.addPlace('bare')
  const db = createPool(place.connection, {max: 2, applicationName: 'x', log: silentLog}); await migrate(db, {log: silentLog}); await db.end()
  const callers = await addCallers(place.connection, 100)
  await withClient(place.connection, c => c.query('update account set max_running = 1000000'))
  const w = { warmUpMs: 1500, measuredMs: 4000 }
  const cpu = () => ({ server: 0, database: cpuSecondsOfServer(stage.postmaster) })
  for (const slots of [64, 256]) for (let i = 0; i < 2; i++) {
    for (const makes of ['bare', 'nothing', 'one file']) {
      const r = makes === 'bare' ? await runRound('../work/do-bare-jobs.ts', { ...w, place: bare, outstanding: slots * 2, slots }, cpu)
       : await runRound('../work/do-tasks.ts', { ...w, place, accountIds: callers.map(c => c.accountId), outstanding: slots * 2, slots, makes }, cpu)
      console.log(slots, makes.padEnd(10), Object.entries(r).map(([k, v]) => `${k} ${v.toFixed(1)}`).join('  '))
    }
  }
} finally { await stage.stop() }
