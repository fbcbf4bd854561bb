export { estimateLine } from './estimate-line'
export { saveAcceptedMyofferData } from './save-accepted-myoffer-data'
