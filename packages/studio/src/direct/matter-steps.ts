import type { Shot } from './shot-list.ts'

type Kind = NonNullable<Shot['imagery']>['kind']
type Rows = readonly (readonly [step: string, said: RegExp])[]

/** Shapes that dots and lines alike can take. */
const SHAPES: Rows = [
  ['spiral', /\bspirals?\b|\bvortex\b|\bswirl\w*|\bwhirl\w*|\bhelix\b|螺旋|漩涡|旋涡|盘旋/giu],
  ['clock', /\bclock(?: face| dial)?\b(?! ?wise)|\bdial\b|钟表|钟面|表盘|刻度/giu],
  ['ring', /\brings?\b|\bcircles?\b|\bhalo\b|圆环|圆圈|圆形|一个圆|成环|成圆/giu],
  ['heart', /\bhearts?\b(?!beat)|心形|爱心|一颗心/giu],
  ['star', /\bstar\b(?! ?s)|五角星|星形/giu],
  ['triangle', /\btriangles?\b|\bpyramid\b|三角/giu],
  ['square', /\bsquares?\b|\bcubes?\b|\bframe\b|正方形|方块|立方体|方形/giu],
  ['wave', /\bwav(?:es?|y|ing)\b|\bundulat\w*|\bsine\b|波浪|波形|起伏|波动|蜿蜒/giu],
]

const GONE: Rows = [
  [
    'vanish',
    /\bnothing(?:ness)?\b|\bvanish\w*|\bdisappear\w*|\bfad(?:es?|ing)(?: away| out)?\b(?! (?:in)?to)|\bdissolv\w*|\bevaporat\w*|消失|散去|消散|淡出|淡去|化为(?:虚无|乌有)|归于/giu,
  ],
]

const ROWS: Readonly<Partial<Record<Kind, Rows>>> = {
  smoke: [
    [
      'meet',
      /\bapproach\w*|\bmeet\w*|\bcollid\w*|\bcom(?:es?|ing) together\b|\btowards? (?:each|one)\b|\btouch\w*|\bclash\w*|靠近|相遇|相撞|碰撞|接近|相碰/giu,
    ],
    [
      'part',
      /\bpart(?:s|ing)?\b(?! of)|\b(?:draw|pull|back|mov|drift)\w* (?:back|away|apart|off)\b|\bretreat\w*|\bseparat\w*|\bsplit\w*|\brecoil\w*|退开|分开|退后|后退|远离|弹开|分离|散开/giu,
    ],
    ['again', /\b(?:again and again|repeat\w*|three times|thrice|over and over|twice)\b|反复|三次|重复|来回/giu],
    [
      'twine',
      /\b(?:en|inter)?twin(?:es?|ed|ing)\b|\btwist\w*|\bbraid\w*|\bspiral\w*|\bswirl\w*|\bwrap\w*|\bcurl\w*|\bdanc\w*|缠|交织|盘旋|旋转|环绕|绞/giu,
    ],
    ['mix', /\bmix\w*|\bblend\w*|\bmerg\w*|\bfus(?:es?|ing)\b|\bbecom\w* one\b|融合|混合|交融|融为|合为|混成|融成/giu],
    ['rise', /\bris(?:es?|ing)\b|\bdrift\w* up\w*|\bfloat\w*|\bbillow\w*|\bclimb\w*|升起|上升|飘起|袅袅|飘/giu],
    ...GONE,
  ],
  dots: [
    [
      'rise',
      /\bfall\w* up\w*|\bris(?:es?|ing)\b|\b(?:float|drift|fly|flow)\w* up\w*|\bascend\w*|升起|上升|上浮|飘起|向上|往上|浮起/giu,
    ],
    [
      'drop',
      /\b(?:a|one|single) (?:\w+ )?(?:drop|droplet|bead|ball|dot)\b(?! of light)|\bdrop of mercury\b|\bmercury drop\b|一滴|一颗|一粒|一点/giu,
    ],
    [
      'fall',
      /\bfall(?:s|ing)?\b(?! up)|\brain(?:s|ing)? down\b|\bpour\w*|\bdropping\b|\bdescend\w*|落下|坠落|飘落|洒下|掉落|下落/giu,
    ],
    [
      'scatter',
      /\bscatter\w*|\bburst\w*|\bexplo\w*|\bdispers\w*|\bshatter\w*|\bsplit\w*|\bbreak\w* (?:up|apart|into)\b|\bfl(?:y|ies|ying) apart\b|\bspread\w*|散成|散开|炸开|四散|迸|打散|分裂|碎成|散落|爆开|分散/giu,
    ],
    ['hands', /\bclock hands?\b|\bhands?\b(?= of light| sweep| turn| tick)|指针|走一圈|转一圈/giu],
    ['grid', /\bgrid\b|\bmatrix\b|\brows\b|\blattice\b|\bchecker\w*|网格|方阵|矩阵|格子|整齐/giu],
    ['sphere', /\b(?:a|one|into a|giant|perfect|single) (?:\w+ )?(?:sphere|orb|globe|planet)\b|球体|圆球|球形/giu],
    ['line', /\b(?:straight|single|one|a) line\b|\bline(?:s)? up\b|一条线|直线|一排|一行/giu],
    ...SHAPES,
    [
      'gather',
      /\bmerg\w*|\bcoalesc\w*|\bgather\w*|\bconverg\w*|\bcollaps\w*|\b(?:come|melt|flow)\w* (?:back )?together\b|\bmelt\w* back\b|融回|汇聚|聚拢|合为|聚成|汇成|聚集|凝聚|收缩|融为/giu,
    ],
    ...GONE,
  ],
  strokes: [
    ['write', /\bwrit(?:es?|ing|ten)\b|\bletters?\b|\bwords?\b|\bcalligraph\w*|写|书法|字/giu],
    ['ring', /\bcircle\b|\bens[oō]\b|圆/giu],
    ['wave', /\bdraw\w*|\bstrok\w*|\bsweep\w*|\bflow\w*|画|勾|一笔|划过/giu],
    ['spread', /\bspread\w*|\bbleed\w*|\bbloom\w*|\bsoak\w*|晕开|晕染|洇|扩散/giu],
    [
      'dissolve',
      /\bdissolv\w*|\bfad(?:es?|ing)\b|\bvanish\w*|\bdisappear\w*|\bwash\w* away\b|消失|化开|消散|淡去|溶/giu,
    ],
  ],
  lines: [
    ['bounce', /\bbounc\w*|\brebound\w*|\bricochet\w*|弹跳|反弹|弹来弹去|弹/giu],
    [
      'split',
      /\bsplit\w*|\bmultipl\w*|\bdoubl\w*|\bdivid\w*|\bbranch\w*|\bfork\w*|\bduplicat\w*|分成|分裂|一分为二|分叉|分岔|翻倍|变成两/giu,
    ],
    [
      'fill',
      /\b(?:whole|entire|all of the|full) (?:screen|frame|picture|page|canvas)\b|\bfill\w*|\buntil (?:all|everything)\b|整个画面|填满|布满|铺满|占满/giu,
    ],
    ['knot', /\bknot\w*|\btangl\w*|打结|打了个结|缠|乱/giu],
    ['rope', /\b(?:en|inter)?twin(?:es?|ed|ing)\b|\btwist\w*|\bbraid\w*|\bweav\w*|拧成|交织|绞|编织|绳/giu],
    ['zigzag', /\bzig-?zag\w*|\bjagged\b|\bspik\w*|\bheartbeat\b|折线|锯齿|心跳|心电/giu],
    ['grid', /\bgrid\b|\bmesh\b|\blattice\b|网格|格子/giu],
    [
      'straight',
      /\bstraight\w*|\bflat(?:s|tens?)?\b|\bparallel\b|\bdraws? itself\b|\bstretch\w*|\bextend\w*|\bgrow\w*|拉直|笔直|平行|直线|延伸|向前|各走各|解开/giu,
    ],
    ...SHAPES,
    ...GONE,
  ],
  cloth: [
    ['fold', /(?<!un)\bfold\w*|\bcrumpl\w*|\bdrap\w*|\bcontract\w*|\bbreath\w*|褶|折叠|收拢|皱|呼吸/giu],
    ['unfold', /\bunfold\w*|\bunfurl\w*|\bspread\w*|\bsmooth\w*|\bopen\w*|\bexpand\w*|展开|铺开|舒展/giu],
    [
      'wave',
      /\brippl\w*|\bwav(?:es?|ing)\b|\bbillow\w*|\bflow\w*|\bflutter\w*|\bundulat\w*|飘动|飘扬|起伏|流动|荡漾|波动|飘/giu,
    ],
  ],
  threads: [
    ['pull', /\bpull\w*|\bstretch\w*|\btaut\b|\btight\w*|\bstrung\b|\bacross\b|拉紧|绷|拉过|张/giu],
    ['tremble', /\btrembl\w*|\bvibrat\w*|\bquiver\w*|\bshiver\w*|\bpluck\w*|\bhum\w*|颤|振动|震动|抖|拨/giu],
    ['snap', /\bsnap\w*|\bbreak\w*|\btear\w*|断|崩/giu],
  ],
}

const MOST = 8
/** Letters between a gathering and what it makes. */
const NEAR = 10

/** What becomes of it in the order of the words, each step once where it is told twice in a row. */
export function stepsIn(kind: Kind, words: string): string[] {
  const taken: { step: string; from: number; to: number }[] = []
  for (const [step, said] of ROWS[kind] ?? [])
    for (const { index, 0: text } of words.matchAll(said))
      if (!taken.some(({ from, to }) => index < to && index + text.length > from))
        taken.push({ step, from: index, to: index + text.length })
  const steps: string[] = []
  const told = taken.toSorted((a, b) => a.from - b.from)
  for (const [at, { step, to }] of told.entries()) {
    const next = told[at + 1]
    // `gather into a heart`: from anywhere, and into no drop.
    if (step === 'gather' && next && next.from - to < NEAR && SHAPES.some(([name]) => name === next.step)) {
      if (steps.length === 0) steps.push('scatter')
      continue
    }
    // `靠近又退开，反复三次`: both of them once more.
    if (step === 'again') {
      if (steps.at(-1) !== 'part' || steps.length < 4) steps.push(...steps.slice(-2))
    }
    // `一滴水银落下`: a drop that falls, and no rain; `融回一滴`: what is one again is told already.
    else if (step === 'fall' && steps.at(-1) === 'drop') steps.splice(-1, 1, 'above', 'drop')
    else if (step === 'drop' && steps.at(-1) === 'gather') continue
    else if (steps.at(-1) !== step) steps.push(step)
  }
  return steps.slice(0, MOST)
}
