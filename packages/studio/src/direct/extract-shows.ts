/** What is seen to happen to a ware of itself. */
export const SHOWS = [
  'open',
  'take-apart',
  'assemble',
  'light',
  'gleam',
  'steam',
  'bead',
  'fizz',
  'split',
  'stretch',
  'tick',
] as const
export type Show = { of: (typeof SHOWS)[number]; at: number }

const SLOWLY = String.raw`(?:(?:slowly|gently|softly|suddenly|automatically|magically|gracefully|smoothly|then|now)\s+)*`
const ITSELF = String.raw`(?:\s+(?:by itself|by themselves|on its own|on their own|itself|automatically|slowly|gently|smoothly))*`
const LIDS = String.raw`(?:caps?|lids?|covers?|corks?|stoppers?|foil|tabs?|seals?|wrappers?|wrapping|flaps|zips?|zippers?|packaging)`
const LIDS_ZH = '(?:瓶盖|杯盖|锅盖|盒盖|壶盖|罐盖|盖子|盖|封口|封膜|拉环|拉链|包装|瓶塞|木塞|软木塞)'
const SLOWLY_ZH = '(?:慢慢|缓缓|自动|自己|轻轻|突然|瞬间|徐徐|逐渐|渐渐|被|地)*'
const WHOSE = String.raw`(?:(?:the|its|a|an|their)\s+)?`
/** `over the dial`, `down the side of the bottle`. */
const THERE = String.raw`(?:\s+(?:it|(?:the|its)\s+\w+(?:\s+of\s+(?:the\s+)?\w+)?))?`

const ROWS: readonly (readonly [Show['of'], string])[] = [
  [
    'open',
    String.raw`${WHOSE}(?:\w+\s+)?${LIDS}\s+(?:of\s+(?:the|its)\s+\w+\s+)?(?:that\s+)?${SLOWLY}(?:(?:opens?|twists?|unscrews?|screws|pops?|comes|lifts?|peels?|flips?|slides?|flies|floats|rises|unzips?|unfolds?|springs|snaps|are opened|is (?:removed|opened|unscrewed|lifted|peeled|pulled|twisted|taken|popped))\b)(?:\s+(?:off|open|back|up|away|upwards?))*${ITSELF}(?:\s+and\s+(?:floats?|hovers?|spins?)(?:\s+(?:away|up|above it|beside it))?)?(?:\s+with\s+an?\s+(?:fizz|pop|hiss|click))?`,
  ],
  [
    'open',
    String.raw`${SLOWLY}(?:(?:pops|springs|swings|flips|slides|twists)\s+open|opens(?:\s+up)?|unfolds(?!\s+its)|is\s+(?:opened|unpacked|unwrapped|unboxed|uncapped)|unpacks|unboxes)${ITSELF}`,
  ],
  ['open', `${LIDS_ZH}${SLOWLY_ZH}(?:旋转)?(?:打开|弹开|旋开|拧开|掀开|揭开|翻开|拉开|撕开|开启|弹起|飞起|掀起)来?`],
  ['open', `${SLOWLY_ZH}(?:打开|弹开|旋开|拧开|掀开|揭开|拆开|撑开|展开|开启)了?`],
  [
    'take-apart',
    String.raw`${SLOWLY}(?:(?:breaks?|comes?|falls?|splits?|pulls?|separates?|explodes?|disassembles?|floats?|bursts?|deconstructs?|takes itself)\s+(?:up\s+)?(?:apart(?:\s+into\s+(?:(?:its|all|single|individual|the)\s+)*(?:parts|components|layers|pieces))?|into\s+(?:(?:its|all|single|individual|the)\s+)*(?:parts|components|layers))|disassembles(?:\s+itself)?|exploded\s+view)`,
  ],
  [
    'take-apart',
    `${SLOWLY_ZH}(?:拆解|分解|拆分|解体|拆开|分层)(?:成|为)?(?:了)?(?:各个|一个个|许多|无数)?(?:的)?(?:零部件|零件|部件|层|结构)?|爆炸图`,
  ],
  [
    'assemble',
    String.raw`(?:and\s+)?(?:it\s+)?${SLOWLY}(?:comes?\s+(?:back\s+)?together|reassembles?(?:\s+itself)?|assembles?\s+itself|snaps?\s+(?:back\s+)?together|puts?\s+itself\s+together|joins?\s+together)(?:\s+again)?`,
  ],
  [
    'assemble',
    `(?:再|又|然后|最后)?(?:次)?(?:重新)?(?:组合|重组|合体|合拢|拼合|组装)(?:起来|在一起|成型|完成|还原|复原)?`,
  ],
  [
    'light',
    String.raw`(?:is|gets)\s+(?:lit|switched\s+on|turned\s+on)(?:\s+(?:by|with)\s+an?\s+(?:match|lighter))?|被?(?:点燃|点亮)`,
  ],
  ['gleam', String.raw`${WHOSE}flash\s+(?:fires|goes\s+off|flashes)|闪光灯(?:亮起|闪烁|闪了一下)`],
  ['tick', String.raw`${WHOSE}lens\s+(?:extends|zooms(?:\s+(?:in|out))?|slides\s+out)|镜头(?:伸出|伸缩)`],
  [
    'split',
    String.raw`is\s+${SLOWLY}(?:pulled|torn|broken|split|cut|snapped|bitten|sliced)\s+(?:apart|open|in\s+half|in\s+two|into\s+two(?:\s+halves)?)|(?:breaks|snaps|splits)\s+(?:in\s+half|in\s+two)|被(?:慢慢|缓缓|轻轻)*(?:一刀)?(?:切开|掰开|撕开|咬开|剖开|劈开|掰断|切成两半|掰成两半)`,
  ],
  [
    'stretch',
    String.raw`${WHOSE}(?:\w+\s+)?cheese\s+${SLOWLY}(?:pulls?|stretches|strings?|oozes?|melts?)(?:\s+(?:into|in|out|long|strings|apart))*|(?:芝士|奶酪)${SLOWLY_ZH}拉丝|拉丝`,
  ],
  [
    'light',
    String.raw`${WHOSE}(?:screens?|displays?|dial|leds?|keyboard|logo|indicator)\s+${SLOWLY}(?:lights?\s+up|turns?\s+on|glows?|illuminates?|comes?\s+(?:alive|on|to\s+life)|flickers?\s+on|switch(?:es)?\s+on)(?:\s+(?:at\s+the\s+end|blue|softly|brightly))*`,
  ],
  ['light', `(?:屏幕|显示屏|表盘|指示灯|键盘|鞋底|标志)${SLOWLY_ZH}(?:亮起来?|点亮|发光|发出.{0,3}光|变亮)`],
  [
    'gleam',
    String.raw`(?:an?\s+)?(?:(?:beam|band|ray|streak|strip)\s+of\s+)?(?:(?:soft|golden|warm|white|neon|bright)\s+)*(?:lights?|glints?|highlights?|reflections?|gleam|shine)\s+${SLOWLY}(?:sweeps?|glides?|passes|runs?|moves?|slides?|travels?|plays?|flashes)\s+${SLOWLY}(?:over|across|along|around|past)${THERE}`,
  ],
  [
    'gleam',
    `(?:一束|一道|一条|柔和的|金色的)*(?:光线|光带|光束|光影|流光|灯光|霓虹光|光)${SLOWLY_ZH}(?:扫过|掠过|划过|流过|滑过|闪过|环绕)(?:瓶身|表盘|杯身|机身|罐身|鞋面|表面|盒身|它)?`,
  ],
  [
    'steam',
    String.raw`(?:(?:hot|white|thin)\s+)?(?:steam|vapou?r)\s+${SLOWLY}(?:rises?|rising|curls?|wafts?|drifts?|escapes?|comes\s+out|billows?|swirls?)(?:\s+(?:up|out|above|from)(?:\s+it)?)*`,
  ],
  ['steam', `(?:热气|蒸汽|白气)${SLOWLY_ZH}(?:升起|上升|冒出|腾起|飘起|升腾|散发)|冒(?:着|出)(?:热气|蒸汽)`],
  [
    'bead',
    String.raw`(?:(?:cold|tiny|little|fresh|clear)\s+)?(?:water\s+)?(?:drops|droplets|beads|condensation)(?:\s+of\s+water)?\s+${SLOWLY}(?:runs?|slides?|trickles?|drips?|rolls?|form|forms|glistens?)\s+${SLOWLY}(?:down|off|on|over)${THERE}`,
  ],
  ['bead', `(?:水珠|水滴|露珠|冷凝水|雨滴)(?:从.{1,4}?)?${SLOWLY_ZH}(?:滑落|滑下|流下|滚落|凝结)`],
  [
    'fizz',
    String.raw`(?:it\s+)?fizz(?:es|ing)\b(?:\s+and\s+bubbles\s+(?:rise|float\s+up))?|bubbles\s+${SLOWLY}(?:rise|rising|float\s+up|dance)(?:\s+up)?(?:\s+(?:in|inside)\s+(?:it|the\s+\w+))?`,
  ],
  ['fizz', `气泡(?:不断)?${SLOWLY_ZH}(?:升起|上升|冒出|喷出|翻涌|涌动)`],
  [
    'tick',
    String.raw`the\s+(?:(?:hour|minute|second)\s+)?hands\s+${SLOWLY}(?:turn|move|tick|spin)\b|(?:指针|秒针|分针|时针)${SLOWLY_ZH}(?:转动|走动|旋转|跳动)`,
  ],
]
const PATTERNS = ROWS.map(
  ([of, words]) =>
    [of, new RegExp(/^[\s\S]*\\b|[a-z]{3}/u.test(words) ? String.raw`(?<![a-z])(?:${words})` : words, 'giu')] as const,
)

/**
 * `the cap twists off`, 光扫过瓶身: what is seen to happen to a ware, by where it is said, and the text without it. Neither
 * a cap nor a light is a thing of its own then.
 */
export function extractShows(text: string): { rest: string; shows: Show[] } {
  const shows: Show[] = []
  let rest = text
  for (const [of, pattern] of PATTERNS)
    rest = rest.replaceAll(pattern, (said: string, ...more: unknown[]) => {
      shows.push({ of, at: more.find(one => typeof one === 'number')! })
      return ' '.repeat(said.length)
    })
  return { rest, shows: shows.toSorted((a, b) => a.at - b.at) }
}
