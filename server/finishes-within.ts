/** Whether a promise is fulfilled within `limit` milliseconds. Rejects if the promise rejects before that. */
export const finishesWithin = async (what: Promise<unknown>, limit: number): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((done) => {
    timer = setTimeout(() => done(false), limit);
  });
  try {
    return await Promise.race([what.then(() => true), tooLate]);
  } finally {
    clearTimeout(timer);
  }
};
