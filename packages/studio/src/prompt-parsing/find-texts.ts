import { LETTERED_CLOTHES } from '../setting/lettered-clothes.ts'

const CLOTHES = `(?:${LETTERED_CLOTHES.english}|(?:\\w+ )?bags?|totes?|mugs?)`
const HAN_CLOTHES = `(?:${LETTERED_CLOTHES.chinese}|包|袋子?|杯子?)`

/** Nouns for things with letters, and verbs that announce them, before quotation marks. */
const BEFORE = new RegExp(
  String.raw`(?:\b(?:sign|signs|signboard|billboard|text|title|titles|headline|caption|captions|words?|letters|lettering|label|slogan|tagline|subtitle|subtitles|banner|poster|chalkboard|blackboard|whiteboard|board|screen|phone|card|logo|cake|inscription|plaque|shirt|mug|cover|spray.?painted|graffiti)\b[^.。!?]{0,28}|` +
    String.raw`\b(?:writes?|wrote|scrawls?|spells?|spelling|written|writing|reads|reading|label+ed|printed|engraved|painted|titled|that says?|which says?)\W{0,2}|` +
    String.raw`(?:['’]s|\b(?:his|her|its|their)) (?:\w+ )?${CLOTHES} (?:says?|reads?)\W{0,2}|` +
    String.raw`\b${CLOTHES} (?:saying|with(?: the)?(?: (?:name|number|logo|initials?))?|bearing|marked|(?:emblazoned|embroidered|stitched) with)\W{0,2}|` +
    String.raw`(?:写着|写有|写下|写上|写出|拼成|印着|印有|刻着|绣着|贴着|字幕|标题|文字|标语|口号|字样|招牌|横幅|牌子|显示|题字|广告语|文案|一行字|几个字|大字|字是|字体|落款|片尾|黑板上|屏幕上)[^。！？]{0,8})$`,
  'iu',
)
const AFTER = new RegExp(
  String.raw`^["”」』’]?\s*(?:\w+ )?(?:signs?|signboard|billboard|banner|poster|placard|plaque|label|sticker)\b|` +
    String.raw`^["”」』’]?\s*(?:is |are )?(?:painted|printed|written|engraved|carved|spray.?painted|on (?:the|a|his|her) (?:\w+ )?(?:blackboard|chalkboard|whiteboard|board|sign|wall|banner))\b|^["”」』’]?[的字]?(?:招牌|字样|横幅|标语|标题|牌子|字幕|大字|几个字|[一二三四五六两]个(?:大)?字|海报|灯牌|匾|牌匾)|` +
    String.raw`^["”」』’]?\s*(?:is |are )?(?:(?:printed|written|embroidered|stitched|emblazoned) )?(?:on|across) (?:it|them|(?:the|a|an|his|her|its|their)(?: [\w-]+){0,2}? (?:${CLOTHES}|front|back|chest))\b|` +
    String.raw`^["”」』’]?(?:字样|[一二三四两]?个?大?字)?的[^,，。“]{0,6}${HAN_CLOTHES}`,
  'iu',
)
/** The name of a song, a brand or a person is not necessarily written. */
const NAMED = /(?:song|called|named|brand|film|movie|名为|叫做|名叫|歌曲|品牌)[^,，.。]{0,8}$/iu
/** A shop has its name over the door, and a ship on its bow. */
const NAMED_BY_ITS_SIGN =
  /\b(?:shop|store|bakery|caf[eé]|restaurant|diner|bistro|bar|pub|hotel|inn|book ?shop|book ?store|salon|cinema|market|pharmacy|florist|butcher's?)\s+(?:called|named)\W*$|(?:店|馆|坊|铺|餐厅|酒吧|超市)\p{Script=Han}{0,3}(?:名为|叫做?|名叫)\W*$|一家(?:名为|叫做?|名叫)\W*$/iu
/** Words of speaking: `a man with a sign says`. */
const SPOKEN =
  /\b(?:he|she|they|man|woman|boy|girl|child|narrator|voice ?over)\s+(?:says|said|shouts|asks|whispers)\W*$|(?:说|喊|问|旁白)[:：，]?$/iu

/** `text at the end says`, `最后出现字幕`: the text appears at the end. */
const LAST =
  /\b(?:at the (?:very )?end|in the end|ends? (?:with|on|in)|ending with|final(?:ly)?|closing|closes with|last (?:frame|shot|second))\b|最后|结尾|片尾|末尾|结束时/iu

export const isWrittenLast = (before: string, after: string): boolean =>
  LAST.test(before.split(/[.。!！?？;；\n]/u).at(-1) ?? '') || LAST.test(after.split(/[.。!！?？;；\n]/u)[0] ?? '')

/** True if the words around a quotation say that it is written in the picture. */
export function isWritten(before: string, after: string): boolean {
  const near = before.split(/[.。!！?？;；\n]/u).at(-1) ?? ''
  if (NAMED_BY_ITS_SIGN.test(near)) return true
  if (NAMED.test(near) || SPOKEN.test(near)) return false
  return BEFORE.test(near) || AFTER.test(after)
}
