import { join } from 'node:path'
import { holdFloors, type Rooms } from '../../../test/harness/floors.ts'

// The console knows the service by its published contract alone. A page is a folder that knows the parts all pages share,
// and no other page.
const rooms: Rooms = {
  'main.tsx': { floor: 9, does: 'the whole page' },
  'early-theme.ts': { floor: 9, does: 'the theme, before anything is drawn' },
  'shell/pages.ts': { floor: 1, does: 'the register of pages' },
  shell: { floor: 8, does: 'the frame around pages: menu, address, connection' },
  'sign-in': { floor: 7, does: 'the way in' },
  make: { floor: 7, does: 'page: a form for each generator' },
  tasks: { floor: 7, does: 'page: every task, found, looked at, made again' },
  film: { floor: 7, does: 'page: films, segment by segment' },
  subjects: { floor: 7, does: 'page: people, animals and things that prompts can name' },
  voices: { floor: 7, does: 'page: voices to listen to and to try' },
  credits: { floor: 7, does: 'page: what there is and where it went' },
  callbacks: { floor: 7, does: 'page: the delivery log, a test receiver' },
  operators: { floor: 7, does: 'pages: accounts, queue and workers, engines, storage and settings' },
  settings: { floor: 7, does: 'page: language, theme, who one is' },
  'task-parts': { floor: 5, does: 'what several pages show of tasks: state, progress, what was made' },
  ui: { floor: 3, does: 'parts of pages: buttons, fields, dialogs, players' },
  session: { floor: 2, does: 'the key, the client, whether the service is there' },
  texts: { floor: 2, does: 'every text, in each language' },
  core: { floor: 0, does: 'address, storage, theme, how numbers are written' },
}

holdFloors(join(import.meta.dirname, '..'), rooms)
