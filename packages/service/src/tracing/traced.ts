import { type Span, type Tracing, withTraceparent } from './tracing.ts'

/** Does work as a span; without tracing it is just done. What it answers may say that it failed. */
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
