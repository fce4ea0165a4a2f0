/** Nouns for people, at the end of a noun phrase. They are never in a picture without a face. */
export const PEOPLE =
  'wom[ae]n|lady|ladies|girls?|mother|mom|grandmother|grandma|queen|princess|bride|actress|waitress|nurse|m[ae]n|gentlem[ae]n|boys?|guy|father|dad|grandfather|grandpa|king|prince|groom|sailor|dancers?|singers?|musicians?|guitarist|pianist|drummer|violinist|child|children|kids?|baby|toddler|teenagers?|persons?|people|couple|lovers|friends|family|families|students?|drivers?|farmers?|chefs?|cook|bakers?|teachers?|doctors?|artists?|painters?|hikers?|tourists?|travell?ers?|fisherm[ae]n|cyclists?|runners?|workers?|waiters?|barista|plumber|carpenter|soldiers?|brothers?|sisters?|son|daughter'
export const PEOPLE_ZH =
  '女孩|女人|女士|女生|女子|姑娘|老奶奶|奶奶|外婆|母亲|妈妈|少女|新娘|公主|阿姨|大妈|男孩|男人|男生|男子|先生|小伙子?|老爷爷|爷爷|外公|父亲|爸爸|少年|新郎|王子|叔叔|大叔|老人|老头|孩子|小孩|婴儿|歌手|舞者|乐手|吉他手|情侣|恋人|夫妻|朋友|学生|老师|师傅|医生|护士|厨师|画家|农民|渔夫|工人|司机|快递员|游客|侠客|书生|青年|一家人|人们'
/** Other subjects of a story: they may be in a picture. */
export const BEINGS =
  'dogs?|cats?|kittens?|pupp(?:y|ies)|horses?|birds?|fox(?:es)?|rabbits?|bears?|pandas?|lions?|tigers?|wol(?:f|ves)|owls?|penguins?|mouse|mice|monkeys?|elephants?|robots?|astronauts?|dragons?|knights?|pirates?|wizards?|witch(?:es)?|mermaids?|aliens?|ghosts?'
export const BEINGS_ZH =
  '宇航员|机器人|骑士|海盗|巫师|女巫|美人鱼|外星人|幽灵|小?猫|小?狗|猫咪|马|狐狸|兔子|熊猫|小?熊|狮子|老虎|狼|猫头鹰|企鹅|老鼠|猴子|大象|小?鸟|白鹤|龙'

const SOMEBODY = new RegExp(`\\b(?:${PEOPLE})\\b|${PEOPLE_ZH}`, 'iu')

/** Whether words are about people. */
export const isOfPeople = (words: string): boolean => SOMEBODY.test(words)
