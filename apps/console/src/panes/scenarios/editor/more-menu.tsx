import { Button, Popover } from '../../../design'
import { download } from '../download'
import { idIn, isJson } from '../drafts/drafts'
import type { Desk } from '../use-desk'
import styles from './editor.module.css'

const fileName = (text: string, id: string) => `${idIn(text) ?? id}.${isJson(text) ? 'json' : 'yaml'}`

/** What else can be done with the text. */
export const MoreMenu = ({ desk, text, openFile }: { desk: Desk; text: string; openFile: () => void }) => {
  const id = desk.openId ?? ''
  const actions = [
    ['copy', 'Copy as a new scenario', () => desk.copy(text)],
    ['saveDown', 'Download', () => download(fileName(text, id), text, 'text/plain')],
    ['loadUp', 'Open a file…', openFile],
    ...(desk.hasDraft ? ([['reset', 'Discard the draft', () => desk.discard(id)]] as const) : []),
  ] as const
  return (
    <Popover label="⋯" aria-label="More" title="Copy, download, open a file">
      {(close) => (
        <div className={styles['menu']}>
          {actions.map(([icon, label, act]) => (
            <Button
              key={label}
              variant="quiet"
              icon={icon}
              onClick={() => {
                close()
                act()
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </Popover>
  )
}
