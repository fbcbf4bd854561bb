import { Button, CopyIcon, DownloadIcon, Menu, type MenuItem, ResetIcon, UploadIcon } from '@soe/ui'
import { download } from '../../../download'
import type { Desk } from '../desk/use-desk'
import { idIn, isJson } from '../drafts/drafts'

const fileName = (text: string, id: string) => `${idIn(text) ?? id}.${isJson(text) ? 'json' : 'yaml'}`

export const MoreMenu = ({ desk, text, openFile }: { desk: Desk; text: string; openFile: () => void }) => {
  const id = desk.openId ?? ''
  const items: readonly MenuItem[] = [
    { icon: CopyIcon, label: 'Copy as a new scenario', onChoose: () => desk.copy(text) },
    { icon: DownloadIcon, label: 'Download', onChoose: () => download(fileName(text, id), text, 'text/plain') },
    { icon: UploadIcon, label: 'Open a file…', onChoose: openFile },
    ...(desk.hasDraft ? [{ icon: ResetIcon, label: 'Discard the draft', onChoose: () => desk.discard(id) }] : []),
  ]
  return (
    <Menu
      align="end"
      items={items}
      trigger={(trigger) => (
        <Button {...trigger} variant="outline" aria-label="More" title="Copy, download, open a file">
          ⋯
        </Button>
      )}
    />
  )
}
