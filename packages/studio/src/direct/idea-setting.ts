import { readTable } from '../words/vocabulary/word-data.ts'
import type { SaidSetting } from './setting.ts'

/** In which light ideas are seen, where the words say nothing of it. */
const LIGHTS: readonly (readonly [words: string, setting: Pick<SaidSetting, 'time' | 'weather'>])[] = readTable(
  'idea-setting',
  'lights',
)

const ROWS = LIGHTS.map(([words, setting]) => ({
  said: new RegExp(
    `^\\s*(?:(?:the |my |her |his )?(?:feeling|weight|shape|colou?r|sound|taste) of )?(?:the |a )?(?:${words})(?:\\s*[:：.。,，—-]|\\s+(?:is|as|like|looks like|feels like|becomes|metaphor)\\b|是|像|就像|化作|如|的样子)`,
    'iu',
  ),
  setting,
}))

/** `loneliness as a lighthouse`, `焦虑是…`: what a scene stands for is seen in its hour and its weather. */
export const ideaSetting = (words: string): Pick<SaidSetting, 'time' | 'weather'> | undefined =>
  ROWS.find(({ said }) => said.test(words))?.setting
