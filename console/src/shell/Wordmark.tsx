import { serverFlags } from '../serverFlags';

export function Wordmark() {
  return (
    <span className="stand-in-wordmark">
      <svg viewBox="0 0 16 16" width="28" height="28" aria-hidden="true" focusable="false">
        <rect width="16" height="16" rx="4" fill="currentColor" opacity="0.16" />
        <path
          d="M4 5l3 3-3 3M8.5 11H12"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span>{serverFlags.customProductName}</span>
    </span>
  );
}
