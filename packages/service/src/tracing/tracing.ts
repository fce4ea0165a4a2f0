import { AsyncLocalStorage } from 'node:async_hooks'

type Attributes = Record<string, string | number | boolean>

/** A piece of work in a trace. */
export type Span = {
  /** Its W3C header, for continuing the trace elsewhere. */
  traceparent: string
  /** For lines of the log. */
  ids: { trace_id: string; span_id: string }
  /** Ends it, well or with what was wrong. Once. */
  end(attributes?: Attributes, failure?: string): void
}

export type Tracing = {
  start(
    name: string,
    options: {
      kind: 'server' | 'consumer' | 'client'
      /** The parent span; without a valid one a new trace begins. */
      parent?: string | null | undefined
      attributes?: Attributes
    },
  ): Span
  /** Sends what has not been sent. */
  close(): Promise<void>
}

const current = new AsyncLocalStorage<string>()

/** Has what `work` does and sends be part of a span. */
export const withTraceparent = <T>(traceparent: string, work: () => T): T => current.run(traceparent, work)

/** The current span's header; undefined without tracing. */
export const currentTraceparent = (): string | undefined => current.getStore()

/** The header of a request that is sent now; nothing where traces are off. */
export function traceHeaders(): { traceparent?: string } {
  const traceparent = currentTraceparent()
  return traceparent === undefined ? {} : { traceparent }
}

/** Runs work as a span; without tracing it just runs. Its result may say that it failed. */
export async function traced<T>(
  tracing: Tracing | undefined,
  name: string,
  options: Parameters<Tracing['start']>[1],
  work: (span: Span | undefined) => Promise<T>,
  whyFailed: (result: T) => string | undefined = () => undefined,
): Promise<T> {
  if (!tracing) return work(undefined)
  const span = tracing.start(name, options)
  try {
    const result = await withTraceparent(span.traceparent, () => work(span))
    span.end({}, whyFailed(result))
    return result
  } catch (error) {
    span.end({}, (error as Error).message)
    throw error
  }
}
