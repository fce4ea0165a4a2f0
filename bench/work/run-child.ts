import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { keepChild } from '../api/keep-child.ts'

export type Child<Message> = {
  process: ChildProcess
  /** The next message that nobody has been given. */
  next(): Promise<Message>
  /** Asks it to end, and waits. */
  stop(): Promise<void>
}

/** A script in a process of its own: it is given a plan, says things, and ends when it is told to. */
export function startChild<Message>(script: string, plan: object): Child<Message> {
  const child = fork(new URL(script, import.meta.url), { serialization: 'advanced' })
  const exited = once(child, 'exit').finally(keepChild(child))
  const said: Message[] = []
  const waiting: ((message: Message) => void)[] = []
  child.on('message', (message: Message) => {
    const give = waiting.shift()
    if (give) give(message)
    else said.push(message)
  })
  child.send(plan)
  const died = exited.then(([code]) => Promise.reject(new Error(`${script} ended with ${code}`)))
  died.catch(() => {})
  return {
    process: child,
    next: () => {
      const message = said.shift()
      return message === undefined
        ? Promise.race([new Promise<Message>(resolve => waiting.push(resolve)), died])
        : Promise.resolve(message)
    },
    async stop() {
      if (child.connected) child.send('stop')
      const [code] = await exited
      if (code !== 0) throw new Error(`${script} ended with ${code}`)
    },
  }
}

/** The other side: carries out the plan, and what it answers when it is told to stop. */
export function answerPlan<Plan>(start: (plan: Plan) => Promise<() => Promise<void>>): void {
  process.once('message', async (plan: Plan) => {
    const stop = await start(plan)
    process.once('message', async () => {
      await stop()
      process.disconnect()
    })
  })
}

/** Clocks of processes on one machine agree on this one. */
export const monotonicMs = (): number => Number(process.hrtime.bigint()) / 1e6
