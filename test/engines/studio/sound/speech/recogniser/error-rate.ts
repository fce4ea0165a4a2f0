import { pinyin } from 'pinyin-pro'
import { scanText } from '../../../../../../src/engines/studio/sound/speech/script/scan-text.ts'

export type Errors = { wrong: number; of: number }

/** The recogniser writes Chinese in the other hand as often as not; these are the characters it does that with. */
const HANDS = new Map(
  Array.from(
    '兒儿氣气們们園园請请問问車车麼么歡欢週周電电國国來来開开廳厅務务態态醫医會会點点約约這这個个計计畫划於于飛飞機机將将鐘钟後后聲声溫温學学術术變变戶户間间裡里裏里熱热說说聽听場场沒没圖图書书館馆節节夢梦樂乐讓让動动東东邊边經经濟济發发應应該该護护環环運运嗎吗幾几師师給给課课見见謝谢時时從从過过現现對对價价錢钱費费誰谁買买賣卖種种當当還还進进遠远門门頭头樣样覺觉記记認认識识話话語语讀读寫写長长風风紅红綠绿線线網网關关係系條条業业產产歷历歲岁灣湾義义體体無无為为與与眾众愛爱處处號号員员團团傳传優优億亿兩两單单滿满燈灯爺爷媽妈孫孙塊块陽阳陰阴雲云親亲實实習习總总辦办據据讚赞餘余飯饭館馆飲饮馬马鳥鸟魚鱼黃黄龍龙慶庆靜静顯显願愿題题類类顏颜須须響响難难離离雙双隨随險险陸陆陳陈鐵铁銀银鋼钢錄录錯错鍵键鏡镜醒醒連连週周選选遊游達达適适遲迟農农輕轻輪轮轉转較较載载軍军軟软跡迹踐践貓猫貨货質质貴贵賽赛趕赶證证譯译議议讓让豐丰負负責责財财資资購购獎奖獨独獲获環环瓊琼畢毕療疗監监盤盘眞真確确禮礼禱祷稱称穩稳競竞筆笔築筑簡简籃篮緊紧編编練练縣县織织績绩羅罗聖圣聞闻職职腦脑臉脸興兴舊旧蓋盖藝艺藥药蘭兰蟲虫補补裝装複复規规視视觀观設设許许試试詩诗調调談谈論论諸诸講讲'.matchAll(
      /(.)(.)/gu,
    ),
    ([, one = '', other = '']) => [one, other],
  ),
)
const simplifiedOf = (text: string): string =>
  Array.from(text, character => HANDS.get(character) ?? character)
    .join('')
    // Heard as one syllable and written with one character or two; three particles that are all de.
    .replaceAll('花儿', '花')
    .replaceAll(/[得地]/g, '的')

/** Words as they are said, so that `$5` and `five dollars` are the same. */
export const wordsOf = (text: string): string[] =>
  // The recogniser writes times as 3.30 p.m.
  scanText(text.replaceAll(/(\d)\.(\d\d) ?([ap])/g, '$1:$2 $3'), { fallback: 'en' }).flatMap(item =>
    item.kind === 'say'
      ? item.text
          .toLowerCase()
          .split(/[\s.]+/)
          .filter(Boolean)
      : [],
  )

/** Syllables with tones: a recogniser's choice among characters that sound alike is not the voice's error. */
export const syllablesOf = (text: string): string[] =>
  scanText(simplifiedOf(text), { fallback: 'zh' }).flatMap(item => {
    if (item.kind !== 'say') return []
    return item.language === 'zh'
      ? pinyin(item.text, { toneType: 'num', type: 'array', toneSandhi: false })
      : [item.text.toLowerCase()]
  })

export const charactersOf = (text: string): string[] =>
  scanText(simplifiedOf(text), { fallback: 'zh' }).flatMap(item => (item.kind === 'say' ? Array.from(item.text) : []))

/** The fewest changes that lead from what was meant to what was heard. */
export function errorsOf(meant: readonly string[], heard: readonly string[]): Errors {
  let row = Array.from({ length: heard.length + 1 }, (_, at) => at)
  meant.forEach((word, index) => {
    const next = [index + 1]
    heard.forEach((other, at) => {
      next.push(Math.min((row[at] ?? 0) + (word === other ? 0 : 1), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    })
    row = next
  })
  return { wrong: row.at(-1) ?? 0, of: meant.length }
}

export const rateOf = (all: readonly Errors[]): number =>
  all.reduce((sum, { wrong }) => sum + wrong, 0) /
  Math.max(
    1,
    all.reduce((sum, { of }) => sum + of, 0),
  )
