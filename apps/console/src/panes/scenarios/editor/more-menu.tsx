import { Menu, Popover, type MenuItem } from '../../../design'
import { download } from '../download'
import { idIn, isJson } from '../drafts/drafts'
import type { Desk } from '../use-desk'

const fileName = (text: string, id: string) => `${idIn(text) ?? id}.${isJson(text) ? 'json' : 'yaml'}`

/** What else can be done with the text. */
export const MoreMenu = ({ desk, text, openFile }: { desk: Desk; text: string; openFile: () => void }) => {
  const id = desk.openId ?? ''
  const items: readonly MenuItem[] = [
    { icon: 'copy', label: 'Copy as a new scenario', act: () => desk.copy(text) },
    { icon: 'saveDown', label: 'Download', act: () => download(fileName(text, id), text, 'text/plain') },
    { icon: 'loadUp', label: 'Open a file…', act: openFile },
    ...(desk.hasDraft ? [{ icon: 'reset', label: 'Discard the draft', act: () => desk.discard(id) } as const] : []),
  ]
  return (
    <Popover label="⋯" aria-label="More" title="Copy, download, open a file">
      {(close) => <Menu items={items} close={close} />}
    </Popover>
  )
}
