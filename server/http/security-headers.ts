/**
 * The security headers of every answer. The content security policy allows resources from this origin only (images also
 * as data: URLs), no inline scripts or styles, and no framing. Pages add hashes of their inline styles (pages.ts).
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

/** Over HTTPS a browser never asks this host without it again, for a year. */
export const STRICT_TRANSPORT = ['Strict-Transport-Security', 'max-age=31536000'] as const;
