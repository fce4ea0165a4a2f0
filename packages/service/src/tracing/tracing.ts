import { AsyncLocalStorage } from 'node:async_hooks'

type Attributes = Record<string, string | number | boolean>

/** A span of a trace. */
export type Span = {
  /** The W3C header, for continuing the trace elsewhere. */
  traceparent: string
  /** The ids for log lines. */
  ids: { trace_id: string; span_id: string }
  /** Ends the span, with an error if there was one. Once. */
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
  /** Sends the remaining spans. */
  close(): Promise<void>
}

const current = new AsyncLocalStorage<string>()

/** Runs `work` inside a span. */
export const withTraceparent = <T>(traceparent: string, work: () => T): T => current.run(traceparent, work)

/** The current span's header; undefined without tracing. */
export const currentTraceparent = (): string | undefined => current.getStore()

/** The header for a request that is sent now; empty if tracing is off. */
export function traceHeaders(): { traceparent?: string } {
  const traceparent = currentTraceparent()
  return traceparent === undefined ? {} : { traceparent }
}

/** Runs work in a span; without tracing it just runs. The result may report a failure. */
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
