import { CROP_ART } from './art';

/** Sunrise over the fields. */
export const cover =
  '<rect width="120" height="96" fill="#e7b04a"/><circle cx="88" cy="30" r="17" fill="#f6dc93"/>' +
  '<path d="M0 52c30-12 80-12 120 0v44H0Z" fill="#7f9a3f"/><path d="M0 64c30-12 90-12 120-2v34H0Z" fill="#55762f"/>' +
  '<path d="M60 56 22 96M60 56l-14 40M60 56l12 40M60 56l36 40M60 56l58 30M60 56 2 88" stroke="#3f5c25" stroke-width="2.5"/>' +
  `<g transform="translate(12 14) scale(.82)">${CROP_ART.Hearts}</g>` +
  `<g transform="translate(62 36) scale(.56)">${CROP_ART.Spades}</g>` +
  '<path d="M0 60h120v36H0Z" fill="rgb(0 0 0/.28)"/>';
