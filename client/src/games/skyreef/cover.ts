/** A ship above the clouds. */
export const cover =
  '<rect width="120" height="96" fill="#1f5b88"/><circle cx="86" cy="26" r="17" fill="#ffd873"/><path d="M0 66c6-9 16-9 20-2 5-11 21-11 25 0 6-7 18-5 20 3 6-12 24-12 28 0 5-7 17-6 27 1v28H0Z" fill="#dcecf4"/><g transform="translate(12 6) scale(.92)"><path d="M47 4h4v48h-4ZM16 52h66c-4 7-10 10-18 10H34c-8 0-14-3-18-10Z" fill="#0f2e47"/><path d="M45 8c-4 16-14 30-28 38h28Z" fill="#fff"/><path d="M53 10c16 8 26 20 28 36H53Z" fill="#9fd0ee"/></g><path d="M0 60h120v36H0Z" fill="rgb(10 30 46/.5)"/>';
