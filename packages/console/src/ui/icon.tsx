// Line icons on a grid of 24, drawn for this page.
const PATHS = {
  make: 'M12 4v16M4 12h16',
  tasks: 'M4 6h16M4 12h16M4 18h10',
  desk: 'M4 5h16v9H4zM8 14l-2 6M16 14l2 6M9 11.500l2-3.500 2 2.500 1.500-1.500 2 2.500',
  film: 'M4 5h16v14H4zM8 5v14M16 5v14M4 9.5h4M4 14.5h4M16 9.5h4M16 14.5h4',
  subjects: 'M12 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM5 20c.6-3.6 3.4-5.5 7-5.5s6.4 1.9 7 5.5',
  voices:
    'M12 4a2.5 2.5 0 0 1 2.5 2.500v5a2.5 2.5 0 0 1-5 0v-5A2.5 2.5 0 0 1 12 4zM6 11.500a6 6 0 0 0 12 0M12 17.500V20',
  credits: 'M5 19V11M10 19V6M15 19v-5M20 19V9',
  callbacks: 'M9 7 4 12l5 5M4 12h11a5 5 0 0 1 5 5v1',
  operators: 'M5 6h14v5H5zM5 13h14v5H5zM8 8.500h.01M8 15.500h.01',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.200a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.400zM9 19.200a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.400z',
  book: 'M6 4h12v16H6a2 2 0 0 1 0-4h12M6 4a2 2 0 0 0-2 2v12',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h10v10H9zM15 9V5H5v10h4',
  check: 'M5 12.500l4.5 4.500L19 7.5',
  out: 'M14 5H6v14h8M10 12h10M17 9l3 3-3 3',
  search: 'M10.5 16a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM15 15l4.5 4.5',
  play: 'M8 5.500v13l10.5-6.500z',
  pause: 'M8 5.500v13M16 5.500v13',
  download: 'M12 4v11M8 11.500l4 4 4-4M5 19.500h14',
  again: 'M19 12a7 7 0 1 1-2.2-5.100M19 4.500V8h-3.5',
  dice: 'M5 5h14v14H5zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01',
  upload: 'M12 16V5M8 8.500l4-4 4 4M5 19.500h14',
  compare: 'M12 4v16M5 7h4v10H5zM15 7h4v10h-4z',
  trash: 'M5 7h14M10 7V5h4v2M7 7l.8 12h8.400L17 7',
  down: 'M7 10l5 5 5-5',
  right: 'M10 7l5 5-5 5',
  left: 'M14 7l-5 5 5 5',
  eye: 'M3.5 12S6.5 6.5 12 6.5 20.5 12 20.5 12 17.5 17.5 12 17.5 3.5 12 3.5 12zM12 14.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  warning: 'M12 5 3.5 19h17zM12 10.500v3.500M12 16.500h.01',
  grid: 'M5 5h5.500v5.500H5zM13.5 5H19v5.500h-5.500zM5 13.500h5.500V19H5zM13.5 13.500H19V19h-5.500z',
  use: 'M5 12h11M12 7.500l4.5 4.5-4.5 4.500M19.5 5v14',
  stop: 'M7 7h10v10H7z',
  undo: 'M8.5 6 4.500 10l4 4M4.500 10h9a5.500 4.500 0 0 1 0 9H10',
  redo: 'M15.500 6l4 4-4 4M19.500 10h-9a5.500 4.500 0 0 0 0 9H14',
  pin: 'M9 4h6l-.8 6 3.300 3.500h-11L9.800 10zM12 13.500V20',
  star: 'M12 4.500l2.300 4.900 5.200.700-3.800 3.700.900 5.300-4.600-2.600-4.600 2.600.900-5.300L4.500 10.100l5.200-.700z',
  keyboard: 'M3.500 7h17v10h-17zM7 10.500h.01M10.300 10.500h.01M13.700 10.500h.01M17 10.500h.01M8.500 14h7',
} as const

export type IconName = keyof typeof PATHS

/** Hidden from screen readers: a button with only an icon needs a label. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
)
