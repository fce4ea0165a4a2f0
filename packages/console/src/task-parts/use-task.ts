import type { Task } from '@kinora/client'
import { useEffect, useState } from 'preact/hooks'
import { client } from '../session/session.ts'

/** A task, followed until it is final. A lost connection is only a pause. */
export function useTask(id: string | undefined): { task: Task | undefined; error: Error | undefined } {
  const [state, setState] = useState<{ id?: string; task?: Task; error?: Error }>({})
  useEffect(() => {
    if (id === undefined) return
    const gone = new AbortController()
    const follow = async (): Promise<void> => {
      for await (const task of client().progress(id, { signal: gone.signal })) setState({ id, task })
    }
    follow().catch((error: unknown) => !gone.signal.aborted && setState({ id, error: error as Error }))
    return () => gone.abort()
  }, [id])
  const isCurrent = state.id === id
  return { task: isCurrent ? state.task : undefined, error: isCurrent ? state.error : undefined }
}
