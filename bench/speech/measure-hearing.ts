import { recogniseWords } from '../../packages/studio/src/hearing/words/recognise-words.ts'
import { openWhisper } from '../../packages/studio/src/hearing/words/open-whisper.ts'
import { createSpeaker } from '../../packages/studio/src/voice/create-speaker.ts'
import { gatherSpeech } from '../../packages/studio/src/voice/gather-speech.ts'
import { soundSeconds } from '../../packages/media/src/sound/sound.ts'
import { median } from '../work/figures.ts'
import type { Table } from '../work/report.ts'
import { LONG, VOICES } from './texts.ts'

/** The passage of the other table, heard instead of spoken. */
export async function measureHearing(turns: number): Promise<Table> {
  const rows: string[][] = []
  const [speaker, whisper] = [await createSpeaker({ threads: 2 }), await openWhisper()]
  for (const language of whisper ? (['en', 'zh'] as const) : []) {
    const { sound } = await gatherSpeech(speaker.speak({ text: LONG[language], voice: VOICES[language] }))
    const rates: number[] = []
    let words = 0
    for (let turn = 0; turn < turns; turn++) {
      const cpu = process.cpuUsage()
      words = (await recogniseWords(whisper!, sound)).words.length
      const { user, system } = process.cpuUsage(cpu)
      rates.push(soundSeconds(sound) / ((user + system) / 1e6))
    }
    rows.push([
      language === 'en' ? 'English' : 'Chinese',
      median(rates).toFixed(1),
      soundSeconds(sound).toFixed(1),
      String(words),
    ])
  }
  await speaker.close()
  await whisper?.close()
  return {
    title: 'What hearing costs',
    about:
      'The same passages, heard by the recogniser: language, words and their times. It hears half a minute at once, so less costs as much\nfor its first step.',
    head: ['', 'seconds of sound per CPU second', 'sound, s', 'words'],
    rows,
  }
}
