const IRREGULAR_NOUNS: Record<string, string> = Object.fromEntries(
  `men man,women woman,children child,feet foot,teeth tooth,geese goose,mice mouse,wolves wolf,leaves leaf,knives knife,
   elves elf,calves calf,loaves loaf,shelves shelf,scarves scarf,wives wife,firemen fireman,policemen policeman,
   businessmen businessman,snowmen snowman,fishermen fisherman,buses bus,heroes hero,taxis taxi,skis ski,kiwis kiwi,bikinis bikini,tomatoes tomato,potatoes potato`
    .split(',')
    .map(pair => pair.trim().split(' ') as [string, string]),
)

const IRREGULAR_VERBS: Record<string, string> = Object.fromEntries(
  `ran run,flew fly,flown fly,swam swim,rode ride,ridden ride,sat sit,stood stand,lay lie,lying lie,tying tie,dying die,untying untie,slept sleep,held hold,
   wore wear,worn wear,ate eat,eaten eat,drank drink,drove drive,driven drive,rose rise,risen rise,fell fall,fallen fall,
   spun spin,swung swing,sang sing,blew blow,blown blow,threw throw,thrown throw,caught catch,took take,fled flee,
   leapt leap,knelt kneel,crept creep,shook shake,sold sell,made make,dove dive,flies fly,wove weave,grew grow,hung hang,wrote write,drew draw,poured pour,cut cut,built build,gave give,shot shoot,swept sweep,fought fight,bought buy,brought bring,found find,led lead,lit light,wept weep,woke wake,tore tear,broke break,froze freeze,sank sink,rang ring,hid hide,bit bite,dug dig,slid slide,hit hit,
   tied tie,untied untie,ties tie,bent bend,clung cling,dealt deal,flung fling,struck strike,taught teach,heard hear,wrung wring,fed feed,told tell,laid lay,
   stole steal,stolen steal,chose choose,chosen choose,drawn draw,written write,broken break,taken take,torn tear,given give,hidden hide,woven weave,
   sewn sew,sown sow,mown mow,bitten bite,shaken shake,woken wake,drunk drink,sung sing,rung ring,swum swim,grown grow,overtook overtake,overtaken overtake,
   outran outrun,trod tread,sought seek,spat spit,lent lend,sent send,strung string,slung sling,stuck stick,stung sting,shone shine,met meet`
    .split(',')
    .map(pair => pair.trim().split(' ') as [string, string]),
)

/** The singulars that a word may be the plural of; the tables decide. */
export function possibleSingulars(word: string): string[] {
  const irregular = IRREGULAR_NOUNS[word]
  if (irregular) return [irregular]
  // `swordsmen`: whoever ends in -men is several who end in -man.
  if (/[a-z]{3}men$/u.test(word)) return [`${word.slice(0, -3)}man`]
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return []
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)]
  if (/(?:[sxo]es|[cs]hes|zzes)$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)]
  return [word.slice(0, -1)]
}

/** The verbs that a word may be a form of: `running` gives `running`'s stems `runn`, `run`, `runne`; tables decide. */
export function possibleVerbs(word: string): string[] {
  const irregular = IRREGULAR_VERBS[word]
  if (irregular) return [irregular]
  if (word.length < 4) return []
  if (word.endsWith('ing')) return stemsOf(word.slice(0, -3))
  if (word.endsWith('ied') || word.endsWith('ies')) return [`${word.slice(0, -3)}y`]
  if (word.endsWith('ed')) return stemsOf(word.slice(0, -2))
  if (/(?:[sxo]|[cs]h|zz)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)]
  if (word.endsWith('s') && !word.endsWith('ss')) return [word.slice(0, -1)]
  return []
}

function stemsOf(stem: string): string[] {
  if (stem.length < 2) return []
  const undoubled = /([bdgklmnprt])\1$/.test(stem) ? [stem.slice(0, -1)] : []
  return [stem, `${stem}e`, ...undoubled]
}
