import type { Mark } from '../script.ts'

/** The pause at punctuation, in seconds at normal speed. */
export const REST_SECONDS: Record<Mark['mark'], number> = {
  ',': 0.16,
  ':': 0.24,
  ';': 0.28,
  '—': 0.24,
  '…': 0.5,
  '.': 0.4,
  '!': 0.4,
  '?': 0.42,
}

export const PARAGRAPH_SECONDS = 0.8
