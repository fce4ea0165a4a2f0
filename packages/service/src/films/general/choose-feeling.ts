import type { Language } from '@kinora/media/language/detect-language'
import { withTempo } from '../shots/shot-lengths.ts'

type Theme = { words: RegExp; music: Record<Language, string>; isCalm: boolean }

// The first match applies.
const THEMES: readonly Theme[] = [
  {
    words:
      /\b(?:horror|scary|thriller|suspense\w*|tense|danger\w*|chase|creepy|haunted|dark)\b|恐怖|惊悚|悬疑|紧张|危险|追逐|诡异|阴森/iu,
    music: { en: 'dark suspenseful cinematic score, tense', zh: '黑暗悬疑的电影配乐，紧张' },
    isCalm: false,
  },
  {
    words:
      /\b(?:epic|heroic|battle|war|army|legend\w*|majestic|grand|dragons?|warriors?|adventure|journey|mountains?|rocket|launch)\b|史诗|英雄|战争|战斗|传说|壮丽|宏大|磅礴|巨龙|勇士|冒险|火箭|发射|热血|震撼/iu,
    music: { en: 'epic orchestral score, heroic', zh: '史诗管弦乐，英雄气概' },
    isCalm: false,
  },
  {
    words:
      /\b(?:sad|lonely|loss|goodbye|farewell|tears|grief|melanchol\w+|memor(?:y|ies)|nostalgi\w+|miss(?:ing)?)\b|悲伤|孤独|离别|告别|眼泪|忧伤|回忆|怀念|思念|童年|故乡/iu,
    music: { en: 'sad solo piano, nostalgic', zh: '伤感的钢琴曲，怀念' },
    isCalm: true,
  },
  {
    words:
      /\b(?:love|romantic|romance|wedding|couple|kiss|anniversary|valentine)\b|爱情|浪漫|婚礼|情侣|恋人|爱人|新娘|求婚|纪念日|甜蜜/iu,
    music: { en: 'romantic strings and piano, tender', zh: '浪漫的弦乐与钢琴，温柔' },
    isCalm: true,
  },
  {
    words:
      /\b(?:chinese|ancient|dynasty|hanfu|kung fu|wuxia|temple|ink|calligraphy|tea)\b|国风|古风|古代|水墨|汉服|武侠|仙侠|江南|古镇|书法|茶|唐朝|宋朝|春节|传统/iu,
    music: { en: 'chinese guzheng and bamboo flute, graceful', zh: '国风，古筝与竹笛，悠扬' },
    isCalm: true,
  },
  {
    words:
      /\b(?:cats?|dogs?|puppy|kitten|kids?|child(?:ren)?|baby|cute|funny|playful|cartoon|toys?|pets?)\b|猫|狗|孩子|儿童|宝宝|可爱|搞笑|有趣|卡通|玩具|宠物|萌/iu,
    music: { en: 'playful happy ukulele', zh: '俏皮欢快的尤克里里' },
    isCalm: false,
  },
  {
    words:
      /\b(?:space|future|futuristic|robots?|cyberpunk|neon|ai|technology|tech|science|sci-fi|city|night city)\b|太空|未来|机器人|赛博朋克|霓虹|科技|科幻|人工智能|城市/iu,
    music: { en: 'modern electronic synth, bright', zh: '现代电子合成器音乐，明快' },
    isCalm: false,
  },
  {
    words:
      /\b(?:party|birthday|dance|dancing|celebrat\w+|festival|sports?|running|race|summer|holiday|vacation|friends|happy|joy\w*|energetic)\b|派对|生日|跳舞|庆祝|节日|运动|奔跑|比赛|夏天|假期|朋友|快乐|开心|活力|旅行|旅游/iu,
    music: { en: 'upbeat happy pop, energetic', zh: '欢快的流行音乐，活力' },
    isCalm: false,
  },
  {
    words:
      /\b(?:calm|peaceful|quiet|nature|forest|lake|sea|ocean|sunset|sunrise|morning|garden|rain|snow|meditat\w+|relax\w*|dream\w*|healing)\b|宁静|安静|平静|自然|森林|湖|海|日落|日出|清晨|花园|雨|雪|冥想|放松|治愈|梦/iu,
    music: { en: 'calm ambient with soft piano, peaceful', zh: '平静的氛围音乐，柔和' },
    isCalm: true,
  },
]
const PLAIN: Pick<Theme, 'music' | 'isCalm'> = {
  music: { en: 'warm cinematic score, uplifting', zh: '温暖的电影配乐，积极向上' },
  isCalm: false,
}

const NO_MUSIC = /\b(?:no|without(?: any)?) (?:background )?music\b|(?:不要|无|没有|不需要)(?:背景)?(?:音乐|配乐)/iu
const ASKED =
  /([^,，。.;；!！?？\n]*(?:\bmusic\b|\bsoundtrack\b|\bbgm\b|音乐|配乐|曲(?:子|调)?(?=[，。,.]|$))[^,，。.;；!！?？\n]*)/iu

type Feeling = { isCalm: boolean; music?: string }

/** The mood of a film and its music: as the prompt asks, otherwise a suitable one. */
export function chooseFeeling(words: string, language: Language): Feeling {
  const { music, isCalm } = THEMES.find(theme => theme.words.test(words)) ?? PLAIN
  if (NO_MUSIC.test(words)) return { isCalm }
  const asked = ASKED.exec(words)?.[1]?.trim()
  if (asked && /bpm/iu.test(asked)) return { isCalm, music: asked }
  return { isCalm, music: withTempo(asked || music[language], !isCalm, language) }
}
