import type { JsonSchema } from '../catalog/build-schema.ts'
import type { Ask, Json } from './ask.ts'
import type { ToolResult } from './show-task.ts'

/** The context of a call besides its arguments. */
export type ToolCall = {
  ask: Ask
  args: Json
  signal: AbortSignal
  onProgress: (percent: number) => Promise<void>
}

/** A started task: its id, or a handle if the client supports handles. */
export type Begun = { begun: string }

/** The schema of an object: tools take their arguments by name. */
export type ObjectSchema = JsonSchema & { type: 'object' }

export type Tool = {
  name: string
  title: string
  description: string
  inputSchema: ObjectSchema
  /** Can be called and is not in the list of tools. */
  isUnlisted?: boolean
  annotations: { readOnlyHint: boolean; idempotentHint?: boolean; destructiveHint?: boolean }
  run: (call: ToolCall) => Promise<ToolResult | Begun>
}

export const object = (properties: Record<string, JsonSchema>, required: readonly string[] = []): ObjectSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

/** A task id. It is a string, because it has more digits than JSON numbers. */
export const idSchema = (description: string): JsonSchema => ({
  type: 'string',
  pattern: '^[0-9]{1,19}$',
  description,
})

export const ESTIMATE: JsonSchema = {
  type: 'boolean',
  description: 'true answers the price and makes nothing',
}

export const IDEMPOTENCY_KEY: JsonSchema = {
  type: 'string',
  // The characters that the header accepts.
  pattern: '^[ -~]{1,255}$',
  description: 'Any text: within 24 hours the same key and arguments answer the same task, which is paid once',
}

/** The header for an argument. */
export const keyHeader = ({ idempotency_key: key }: Json): Record<string, string> =>
  typeof key === 'string' && key !== '' ? { 'idempotency-key': key } : {}

export const answerJson = (json: Json): ToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(json) }],
  structuredContent: json,
})
