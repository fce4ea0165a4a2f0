import type { SaidSetting } from './setting.ts'

/** In which light ideas are seen, where the words say nothing of it. */
const LIGHTS: readonly (readonly [words: string, setting: Pick<SaidSetting, 'time' | 'weather'>])[] = [
  ['loneliness|solitude|isolation|longing|homesickness|孤独|寂寞|思念|乡愁', { time: 'dusk', weather: 'fog' }],
  [
    'grief|sadness|sorrow|melancholy|heartbreak|loss|depression|regret|悲伤|忧伤|哀伤|抑郁|遗憾',
    { time: 'dusk', weather: 'rain' },
  ],
  ['fear|dread|nightmare|horror|恐惧|害怕', { time: 'night', weather: 'fog' }],
  ['anxiety|stress|burnout|pressure|jealousy|envy|guilt|焦虑|压力|嫉妒|内疚', { time: 'dusk', weather: 'cloudy' }],
  ['anger|rage|fury|hatred|愤怒|怒火|仇恨', { time: 'sunset', weather: 'storm' }],
  ['hope|rebirth|healing|new beginnings?|faith|希望|重生|治愈|新生|信念', { time: 'dawn', weather: 'clear' }],
  [
    'love|first love|nostalgia|memory|memories|gratitude|爱情|初恋|回忆|记忆|怀旧|感恩',
    { time: 'sunset', weather: 'clear' },
  ],
  ['peace|calm|serenity|stillness|平静|宁静|安宁', { time: 'dawn', weather: 'clear' }],
  ['dream|a dream|dreams|insomnia|梦|梦境|失眠', { time: 'night', weather: 'clear' }],
]

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
