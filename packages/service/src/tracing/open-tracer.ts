import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Tracing } from './tracing.ts'

type TracerOptions = {
  /** Where spans are sent: a collector that speaks OTLP over HTTP. */
  url: string
  /** The fraction of new traces that are kept, 0 to 1. Traces that began elsewhere follow their own flag. */
  share: number
  version: string
}

const KINDS = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT }
// The limit of a failure's message.
const MAX_CHARACTERS = 300

/** Traces with OpenTelemetry. Nothing is registered globally: programs that embed the service have their own traces. */
export function openTracer({ url, share, version }: TracerOptions): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'kinora',
      'service.version': version,
      'process.pid': process.pid,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  })
  const tracer = provider.getTracer('kinora', version)
  return {
    start(name, { kind, parent, attributes = {} }) {
      const from = parseTraceparent(parent)
      const context = from
        ? trace.setSpanContext(ROOT_CONTEXT, {
            traceId: from.traceId,
            spanId: from.spanId,
            traceFlags: from.isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
            isRemote: true,
          })
        : ROOT_CONTEXT
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, context)
      const { traceId, spanId, traceFlags } = span.spanContext()
      return {
        traceparent: formatTraceparent({ traceId, spanId, isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0 }),
        ids: { trace_id: traceId, span_id: spanId },
        end(more = {}, failure) {
          span.setAttributes(more)
          if (failure !== undefined)
            span.setStatus({ code: SpanStatusCode.ERROR, message: failure.slice(0, MAX_CHARACTERS) })
          span.end()
        },
      }
    },
    close: () => provider.shutdown(),
  }
}

// https://www.w3.org/TR/trace-context/#traceparent-header; later versions may append fields.
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/

type TraceContext = { traceId: string; spanId: string; isSampled: boolean }

/** Parses an untrusted header; undefined if it is invalid. */
export function parseTraceparent(text: string | null | undefined): TraceContext | undefined {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(text ?? '') ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

export const formatTraceparent = ({ traceId, spanId, isSampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`
