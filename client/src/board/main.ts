/** The page of a board that came with a package: waits for the table's channel, and for nothing else. */
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/frame.css';
import './board.css';
import { Stage } from './stage';

// What no policy forbids: lines to other machines.
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel', 'WebTransport'])
  Reflect.deleteProperty(globalThis, name);

addEventListener('message', function begin(event: MessageEvent) {
  const port = event.ports[0];
  if (event.source !== parent || !port) return;
  removeEventListener('message', begin);
  new Stage(document.querySelector<HTMLElement>('#board')!, port);
});
