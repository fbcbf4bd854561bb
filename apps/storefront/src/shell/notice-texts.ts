import { defineTexts } from '@soe/shop-platform'

export const noticeTexts = defineTexts(
  {
    error: 'Error:',
    warning: 'Warning:',
    info: 'Notice:',
    success: 'Done:',
    noMessage: 'NO MESSAGE SENT',
  },
  {
    error: 'Error:',
    warning: 'Advertencia:',
    info: 'Aviso:',
    success: 'Listo:',
    noMessage: 'NO SE ENVIÓ NINGÚN MENSAJE',
  },
)
