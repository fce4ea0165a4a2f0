import type { Reason, Refusal } from '../core/errors.ts'

/** Paths that answer in OpenAI's format, errors included. */
export const isOpenAiPath = (url: string): boolean => /^\/v1(\/|\?|$)/.test(url)

type OpenAiError = { error: { message: string; type: string; param: string | null; code: string } }

/** A refusal in OpenAI's format; the HTTP status follows from the reason as elsewhere. */
export function openAiError({ reason, message, status, problems }: Refusal): OpenAiError {
  const param = problems[0]?.field ?? null
  const isUnknownModel = param === 'model' && reason === 'FieldInvalid'
  const code = isUnknownModel ? 'model_not_found' : openAiCode(reason)
  return {
    error: { message, type: TYPES[status] ?? (status < 500 ? 'invalid_request_error' : 'server_error'), param, code },
  }
}

const TYPES: Record<number, string> = { 403: 'permission_error', 429: 'rate_limit_error' }

// Codes that OpenAI clients look for; other reasons keep their own name.
const CODES: Partial<Record<Reason, string>> = {
  Unauthorized: 'invalid_api_key',
  CreditInsufficient: 'insufficient_quota',
  TooManyRequests: 'rate_limit_exceeded',
  TaskPromptPolicyViolation: 'content_policy_violation',
  CreationPolicyViolation: 'content_policy_violation',
}

/** `ImageFormatInvalid` is `image_format_invalid` there. */
export const openAiCode = (reason: string): string =>
  CODES[reason as Reason] ?? reason.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase()
