import { type BasicSoundBank, SpessaSynthProcessor } from 'spessasynth_core'
import { fadeInPlace } from '@kinora/media/sound/fade-sound'
import { decibelsToGain } from '@kinora/media/sound/decibels'
import { scaleSound } from '@kinora/media/sound/scale-sound'
import { SAMPLE_RATE, secondsToSamples, type Sound } from '@kinora/media/sound/sound'
import { measureTruePeak } from '@kinora/media/sound/true-peak'
import { type Score, secondsAt } from '../score.ts'
import { DRUM_CHANNEL, scheduleEvents, type PlayEvent } from './schedule-events.ts'
import { openSoundBank } from './sound-bank.ts'

// Events are on a grid of two thirds of a millisecond: finer is inaudible, and every block costs time.
const GRID = 32
const BLOCK = 256
// Everything has the same peak; the mixer sets the loudness.
const PEAK_DB = -3

/** Renders a score to exactly its length; deterministic. */
export async function playScore(score: Score): Promise<Sound> {
  // It is not destroyed afterwards, because that would destroy the shared soundfont.
  const synthesiser = await openSynthesiser(await openSoundBank(), score)
  const sound = play(synthesiser, scheduleEvents(score), secondsToSamples(score.seconds))
  fadeInPlace(sound, { inSeconds: 0.002, outSeconds: fadeSecondsOf(score) })
  const peak = measureTruePeak(sound)
  return peak > 0 ? scaleSound(sound, decibelsToGain(PEAK_DB) / peak) : sound
}

async function openSynthesiser(bank: BasicSoundBank, { room }: Score): Promise<SpessaSynthProcessor> {
  const synthesiser = new SpessaSynthProcessor(SAMPLE_RATE, { eventsEnabled: false, maxBufferSize: BLOCK })
  synthesiser.soundBankManager.addSoundBank(bank, 'main')
  await synthesiser.processorInitialized
  synthesiser.setSystemParameter('reverbGain', { small: 0.7, hall: 1, vast: 1.25 }[room])
  return synthesiser
}

function play(synthesiser: SpessaSynthProcessor, events: readonly PlayEvent[], samples: number): Sound {
  const length = Math.ceil(samples / GRID) * GRID
  const [left, right] = [new Float32Array(length), new Float32Array(length)]
  let next = 0
  for (let at = 0; at < length; ) {
    while (next < events.length && placeOf(events[next]!) <= at) apply(synthesiser, events[next++]!)
    const until = next < events.length ? Math.min(length, placeOf(events[next]!)) : length
    while (at < until) {
      const count = Math.min(BLOCK, until - at)
      synthesiser.process(left, right, at, count)
      at += count
    }
  }
  return { left: left.slice(0, samples), right: right.slice(0, samples) }
}

const placeOf = ({ seconds }: PlayEvent): number => Math.round((seconds * SAMPLE_RATE) / GRID) * GRID

function apply(synthesiser: SpessaSynthProcessor, event: PlayEvent): void {
  switch (event.kind) {
    case 'on':
      return synthesiser.noteOn(event.channel, event.pitch, event.velocity)
    case 'off':
      // Drums are not stopped.
      return event.channel === DRUM_CHANNEL ? undefined : synthesiser.noteOff(event.channel, event.pitch)
    case 'control':
      return synthesiser.controllerChange(
        event.channel,
        event.controller as Parameters<SpessaSynthProcessor['controllerChange']>[1],
        event.value,
      )
    case 'program':
      return synthesiser.programChange(event.channel, event.program)
  }
}

/** The end of the tail: too short to affect the final chord. */
const fadeSecondsOf = (score: Score): number =>
  Math.min(1.2, Math.max(0.05, (score.seconds - secondsAt(score, score.lastBeat)) * 0.5))
