/** Stands in for colyseus.js's way over WebTransport, which our rooms do not speak: a kilobyte less for whoever joins. */
export class H3TransportTransport {
  constructor() {
    throw new Error('rooms are reached by WebSocket');
  }
}
