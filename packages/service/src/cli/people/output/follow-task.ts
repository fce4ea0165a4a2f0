import { type Client, isFinal, type Task, TaskFailed } from '@kinora/client'
import type { Terminal } from './terminal.ts'
import { progressLine } from './progress-line.ts'

/** Interrupted; the task continues. */
export class Left extends Error {}

const REDRAW_MS = 1_000
// The queue position changes when other tasks end.
const PLACE_MS = 2_000

/**
 * Follows a task to its end and shows its progress: a changing line on a terminal, otherwise a line for each state and
 * each tenth. Ctrl-C asks whether to cancel it.
 */
export async function followTask(kinora: Client, id: string, terminal: Terminal): Promise<Task> {
  const view = openView(terminal)
  const leaving = new AbortController()
  let lookedAt = 0
  const look = async (): Promise<void> => {
    if (!view.waits() || performance.now() - lookedAt < PLACE_MS) return
    lookedAt = performance.now()
    const task = await kinora.task(id, { signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(PLACE_MS)]) })
    view.place(task)
  }
  const timer = setInterval(() => {
    view.redraw()
    look().catch(() => {})
  }, REDRAW_MS)
  const interrupts = onInterrupt(async () => {
    view.pause()
    const answer = await terminal.ask('Cancel the task? [y/N] ')
    if (/^y(es)?$/i.test(answer?.trim() ?? '')) await kinora.cancel(id).catch(() => {})
    else leaving.abort(new Left(`task ${id} goes on; \`kinora show ${id} --wait\` follows it`))
    view.resume()
  })
  try {
    let last: Task | undefined
    for await (const task of kinora.progress(id, { signal: leaving.signal })) view.show((last = task))
    if (!last || !isFinal(last) || last.state === 'failed') throw new TaskFailed(last as Task)
    return last
  } finally {
    clearInterval(timer)
    interrupts.stop()
    view.pause()
  }
}

type View = {
  show(task: Task): void
  place(task: Task): void
  waits(): boolean
  redraw(): void
  pause(): void
  resume(): void
}

function openView(terminal: Terminal): View {
  let task: Task | undefined
  let place: Pick<Task, 'queue_position' | 'estimated_start_at'> = {}
  let began: number | undefined
  let told = ''
  let paused = false
  const redraw = (): void => {
    if (!task || paused || isFinal(task)) return
    const now = performance.now()
    terminal.draw(
      progressLine({
        task,
        position: place.queue_position ?? null,
        startsAt: place.estimated_start_at ? Date.parse(place.estimated_start_at) : undefined,
        workedMs: began === undefined ? 0 : now - began,
        nowMs: Date.now(),
      }),
    )
  }
  /** Prints each state and, during processing, each tenth. */
  const tell = ({ state, progress }: Task): void => {
    const line = state === 'processing' ? `processing ${Math.floor(progress / 10) * 10} %` : state
    if (line !== told) terminal.tell(line)
    told = line
  }
  return {
    show(seen) {
      if (began === undefined && seen.state === 'processing') began = performance.now()
      task = seen
      if (terminal.isInteractive) redraw()
      else tell(seen)
    },
    place(seen) {
      place = seen
      redraw()
    },
    waits: () => task?.state === 'created' || task?.state === 'queueing',
    redraw,
    pause() {
      paused = true
      terminal.close()
    },
    resume() {
      paused = false
    },
  }
}

/**
 * A terminal signals all its processes, and npm passes the signal on again. Signals that arrive while one is handled
 * are duplicates.
 */
function onInterrupt(deal: () => Promise<void>): { stop(): void } {
  let dealing = false
  const handle = (): void => {
    if (dealing) return
    dealing = true
    deal()
      .catch(() => {})
      .finally(() => (dealing = false))
  }
  process.on('SIGINT', handle)
  return { stop: () => void process.off('SIGINT', handle) }
}
