import type { Order } from '@kinora/media/engine/contract'
import { findByPattern } from '../find-by-pattern.ts'
import { chooseModel, withParameters } from './request-body.ts'
import type { OpenaiSettings } from './openai-settings.ts'
import type { Fields } from '../remote/build-form.ts'

type SpeechOrder = Extract<Order, { kind: 'speech' }>

export const SPEECH_PATH = '/v1/audio/speech'

const PAUSES = /\s*<#[\d.]*#>\s*/g

/** The text without pause markers, which the server would read aloud; a line break makes it pause a little. */
export const spokenText = (text: string): string => text.replaceAll(PAUSES, '\n')

export const hasPauses = (text: string): boolean => text.search(PAUSES) >= 0

/** The server's name for a voice. */
export const chooseVoice = (voice: string, { voices = {} }: OpenaiSettings): string =>
  findByPattern(voices, voice) ?? voice

export const buildSpeechRequest = (order: SpeechOrder, settings: OpenaiSettings): Fields =>
  withParameters(
    {
      model: chooseModel(order, settings),
      input: spokenText(order.text),
      voice: chooseVoice(order.voice, settings),
      // Every server supports it, and its length is reliable, unlike that of a streamed WAV.
      response_format: 'mp3',
      ...(order.speed !== 1 && { speed: order.speed }),
    },
    settings.parameters?.speech,
  )
