import { createSpeaker, type Speaker } from '../../packages/studio/src/voice/create-speaker.ts'
import { createFormantRenderer } from '../../packages/studio/src/voice/formant/create-formant-renderer.ts'
import { gatherSpeech } from '../../packages/studio/src/voice/gather-speech.ts'
import { soundSeconds } from '../../packages/media/src/sound/sound.ts'
import { median } from '../work/figures.ts'
import type { Table } from '../work/report.ts'
import { LONG, SHORT, VOICES } from './texts.ts'

type Cost = { speechSeconds: number; cpuSeconds: number; wallSeconds: number }

/** Processor and clock for a passage and for a short sentence, by language and threads, with the model warm. */
export async function measureCost(turns: number): Promise<Table> {
  const rows: string[][] = []
  for (const threads of [1, 2]) {
    const speaker = await createSpeaker({ threads })
    for (const language of ['en', 'zh'] as const) {
      rows.push(
        await rowOf(`${nameOf(language)}, ${threads} thread${threads > 1 ? 's' : ''}`, speaker, language, turns),
      )
    }
    await speaker.close()
  }
  const fallback = await createSpeaker({ renderer: createFormantRenderer() })
  rows.push(await rowOf('English without the model', fallback, 'en', turns))
  return {
    title: 'What speech costs',
    about:
      'A passage of five sentences, and a sentence of two or three words, each spoken by a model that is loaded. *A CPU second* counts\nall threads of the process. The short sentence is what a person waits for: from the text to finished samples.',
    head: ['', 'seconds of speech per CPU second', 'per second', 'short sentence, ms', 'of it CPU ms', 'speech, s'],
    rows,
  }
}

const nameOf = (language: 'en' | 'zh'): string => (language === 'en' ? 'English' : 'Chinese')

async function rowOf(name: string, speaker: Speaker, language: 'en' | 'zh', turns: number): Promise<string[]> {
  await spend(speaker, SHORT[language], VOICES[language])
  const [long, short]: [Cost[], Cost[]] = [[], []]
  for (let turn = 0; turn < turns; turn++) {
    long.push(await spend(speaker, LONG[language], VOICES[language]))
    short.push(await spend(speaker, SHORT[language], VOICES[language]))
  }
  return [
    name,
    median(long.map(cost => cost.speechSeconds / cost.cpuSeconds)).toFixed(2),
    median(long.map(cost => cost.speechSeconds / cost.wallSeconds)).toFixed(2),
    median(short.map(cost => cost.wallSeconds * 1_000)).toFixed(0),
    median(short.map(cost => cost.cpuSeconds * 1_000)).toFixed(0),
    median(short.map(cost => cost.speechSeconds)).toFixed(2),
  ]
}

async function spend(speaker: Speaker, text: string, voice: string): Promise<Cost> {
  const [cpu, start] = [process.cpuUsage(), performance.now()]
  const { sound } = await gatherSpeech(speaker.speak({ text, voice }))
  const used = process.cpuUsage(cpu)
  return {
    speechSeconds: soundSeconds(sound),
    cpuSeconds: (used.user + used.system) / 1e6,
    wallSeconds: (performance.now() - start) / 1_000,
  }
}
