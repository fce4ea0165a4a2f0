import type { Language } from '@kinora/media/language/detect-language'

type Wording = Record<Language, string>
const scene = (en: string, zh: string): Wording => ({ en, zh })

/** Scenes between the lines of a song, after "The person …", by loudness. They use no definite article. */
export const ACTING: Record<'quiet' | 'loud', readonly [Wording, ...Wording[]]> = {
  quiet: [
    scene('walks along a beach at dusk', '在黄昏的沙滩上漫步'),
    scene('stands by a lake at dawn, light mist', '站在黎明的湖边，薄雾'),
    scene('sits in a room at night, rain outside', '坐在夜晚的房间里，下着雨'),
    scene('walks in a forest in morning light', '在清晨的森林里漫步'),
    scene('stands on a city street at night in the rain', '站在雨夜的城市街道上'),
  ],
  loud: [
    scene('stands on a stage under spotlights', '站在舞台的聚光灯下'),
    scene('walks on a city street at night, neon lights', '走在夜晚的城市街道上，霓虹灯'),
    scene('stands on a rooftop above a city skyline at night', '站在夜晚城市天际线前的天台上'),
    scene('stands on a mountain top at sunset', '站在日落的山顶'),
    scene('runs in a desert at sunset', '在日落的沙漠里奔跑'),
  ],
}

export const DANCING: readonly [Wording, ...Wording[]] = [
  scene('dances on a stage under spotlights', '在舞台的聚光灯下跳舞'),
  scene('dances on a city street at night, neon lights', '在夜晚的城市街道上跳舞，霓虹灯'),
  scene('dances on a rooftop above a city skyline at sunset', '在日落城市天际线前的天台上跳舞'),
  scene('dances on a beach at sunset', '在日落的沙滩上跳舞'),
]

export const SINGING: Wording = {
  en: 'The singer faces the camera and sings',
  zh: '歌手面对镜头演唱',
}
