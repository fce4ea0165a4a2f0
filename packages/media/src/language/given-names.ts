/** Names that are most often a woman's or most often a man's; all others are neutral. */
const WOMEN = new Set(
  `ada alice alma amelia amina amy ana anna anne astrid ava aya beatrice bella carla carmen caroline cecilia charlotte chloe clara
   claire diana edith elena eleanor elise eliza elizabeth ella elsa emilia emily emma esther eva evelyn fatima fiona florence freya
   frida greta grace gwen hana hannah heidi helen helena ida ines ingrid irene iris isabel isabella jane jasmine jenny jessica joan
   josephine julia julie kate katherine katie laura lea leila lena lily lina linda linnea lisa liv louise lucia lucy luna lydia maja
   mara margaret maria marie marta martha mary matilda maya mei mia mila mina mira miriam nadia nancy naomi natasha nina nora olga
   olive olivia paula petra priya rachel rebecca rita rosa rose ruby ruth sally sandra sara sarah selma sigrid sofia sonia sophia
   sophie stella susan sylvia teresa tessa tilda tina ursula valentina vera victoria viola violet wanda yara yasmin yuki zara zoe`.split(
    /\s+/u,
  ),
)
const MEN = new Set(
  `aaron abdul adam ahmed albert alex alfred ali andrew anthony anton arthur ben bjorn boris bruno carl carlos charles chris daniel
   dario david diego dmitri edgar edward emil eric ethan felix finn francis frank fred gabriel george gustav hamza hans harold harry
   henrik henry hugo igor isaac ivan jack jacob jake jakob james jan jason javier jens joe john jonas jonathan jorge jose joseph
   joshua juan kai karim karl kenji kevin kofi kurt lars leo leon liam lorenzo louis luca lucas luigi luis luke malik marco mario
   mark martin mateo matthew max michael miguel milo mohammed nathan nico nick niklas noah olaf oliver omar oscar otto pablo patrick
   paul pedro peter philip pierre rafael raj ravi ricardo richard robert ryan sam samuel sebastian sergei simon stefan steve steven
   sven theo thomas tim tobias tom tomas victor viktor vincent walter will william yusuf`.split(/\s+/u),
)

/** The gender of a common name. */
export const sexOfName = (name: string): 'woman' | 'man' | undefined =>
  WOMEN.has(name.toLowerCase()) ? 'woman' : MEN.has(name.toLowerCase()) ? 'man' : undefined

/** Common Chinese surnames of one character. */
export const SURNAMES =
  '王李张刘陈杨黄赵周吴徐孙朱马胡郭林何高梁郑罗宋谢唐韩曹许邓萧冯曾程蔡彭潘袁于董余苏叶吕魏蒋田杜丁沈姜范江傅钟卢汪戴崔任陆廖姚方金邱夏谭韦贾邹石熊孟秦阎薛侯雷白龙段郝孔邵史毛常万顾赖武康贺严尹钱施牛洪龚'
